import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { CatalogStore } from './catalog/CatalogStore.ts';
import type { Content } from './content/loadContent.ts';
import type { LotPictures } from './pictures/createLotPictures.ts';
import { optionsRoute } from './routes/content/options.ts';
import { pagesRoute } from './routes/content/pages.ts';
import { healthRoute } from './routes/health.ts';
import { picturesRoute } from './routes/pictures.ts';
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
import { answerError, notFound, refusalOf } from './server/errors.ts';
import { parseQuery } from './server/parseQuery.ts';

/** What the routes work with. */
export interface Services {
  readonly store: CatalogStore;
  readonly content: Content;
  readonly pictures: LotPictures;
}

/** One call: a file of routes/ exports one of these. */
export type Route = (app: FastifyInstance, services: Services) => void;

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

const INFO = {
  title: 'Vvoz catalogue API',
  version: '2.0.0',
  description: 'Lots, facets and content for the Vvoz storefronts.',
};

/** The HTTP application, not yet listening. */
export async function buildApp(
  services: Services,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { logger } : {}),
    disableRequestLogging: true,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(({ schema }) => (value: unknown) => {
    const read = (schema as z.ZodType).safeParse(value);
    return read.success ? { value: read.data } : { error: refusalOf(read.error) };
  });
  // Answers are built by typed code; checking each again would cost more than making it.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request) => {
    throw notFound(`${request.method} ${request.url.split('?')[0]}`);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The path alone: query strings may carry a visitor's address.
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  addCaching(app, services.store);
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: INFO }, transform: jsonSchemaTransform });
  for (const route of ROUTES) app.register(async (scope) => route(scope, services));
  app.get('/api/openapi.json', { schema: { hide: true }, config: { cache: 'content' } }, async () =>
    app.swagger(),
  );
  return app;
}
