import type { FastifyServerOptions } from 'fastify';
import { optionsRoute } from './routes/content/options.ts';
import { pagesRoute } from './routes/content/pages.ts';
import { healthRoute } from './routes/health.ts';
import { picturesRoute } from './routes/pictures.ts';
import type { App, Route, Services } from './routes/route.ts';
import { brandsRoute } from './routes/v2/brands.ts';
import { carRoute } from './routes/v2/car.ts';
import { carsRoute } from './routes/v2/cars.ts';
import { colorsRoute } from './routes/v2/colors.ts';
import { countRoute } from './routes/v2/count.ts';
import { facetsRoute } from './routes/v2/facets.ts';
import { modelsRoute } from './routes/v2/models.ts';
import { seriesRoute } from './routes/v2/series.ts';
import { similarRoute } from './routes/v2/similar.ts';
import { addCaching } from './server/caching.ts';
import { createServer } from './server/createServer.ts';
import { addOpenApi } from './server/openapi.ts';

const ROUTES: readonly Route[] = [
  healthRoute,
  countRoute,
  carsRoute,
  carRoute,
  similarRoute,
  brandsRoute,
  modelsRoute,
  seriesRoute,
  colorsRoute,
  facetsRoute,
  optionsRoute,
  pagesRoute,
  picturesRoute,
];

/** The HTTP application, not yet listening. */
export async function buildApp(services: Services, logger?: FastifyServerOptions['logger']): Promise<App> {
  const app = createServer(logger);
  addCaching(app, services.store, services.content.version);
  await addOpenApi(app);
  for (const route of ROUTES) route(app, services);
  return app;
}
