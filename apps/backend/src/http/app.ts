import type { FastifyServerOptions } from 'fastify';
import { optionsRoute } from './routes/content/options.ts';
import { pagesRoute } from './routes/content/pages.ts';
import { chatMessagesRoute } from './routes/chat/messages.ts';
import { chatStreamRoute } from './routes/chat/stream.ts';
import { healthRoute } from './routes/health.ts';
import { liveRoute } from './routes/live.ts';
import { challengeRoute } from './routes/leads/challenge.ts';
import { recaptchaRoute } from './routes/leads/recaptcha.ts';
import { requestRoute } from './routes/leads/request.ts';
import { sendRoute } from './routes/leads/send.ts';
import { metricsRoute } from './routes/metrics.ts';
import { cardsRoute } from './routes/cards.ts';
import { picturesRoute } from './routes/pictures.ts';
import { picturesCmsRoute } from './routes/picturesCms.ts';
import type { App } from './server/App.ts';
import type { Route, Services } from './routes/route.ts';
import { calcRoute } from './routes/calc/calc.ts';
import { calcBatchRoute } from './routes/calc/calcBatch.ts';
import { calcReceiptsRoute } from './routes/calc/calcReceipts.ts';
import { calcBidRoute } from './routes/calc/calcBid.ts';
import { calcTermsRoute } from './routes/calc/calcTerms.ts';
import { articlesRoute } from './routes/content/articles.ts';
import { articlesCountRoute } from './routes/content/articlesCount.ts';
import { filesRoute } from './routes/content/files.ts';
import { motoCharRoute } from './routes/content/motoChar.ts';
import { reviewsRoute } from './routes/content/reviews.ts';
import { versionsRoute } from './routes/versions.ts';
import { auctionsRoute } from './routes/v1/auctions.ts';
import { auctionsBrandsRoute } from './routes/v1/auctionsBrands.ts';
import { auctionsColorsRoute } from './routes/v1/auctionsColors.ts';
import { auctionsCountRoute } from './routes/v1/auctionsCount.ts';
import { auctionsFilterRoute } from './routes/v1/auctionsFilter.ts';
import { auctionsModelsRoute } from './routes/v1/auctionsModels.ts';
import { auctionsSeriesRoute } from './routes/v1/auctionsSeries.ts';
import { autoRoute } from './routes/v1/auto.ts';
import { autoBrandsRoute } from './routes/v1/autoBrands.ts';
import { autoCarRoute } from './routes/v1/autoCar.ts';
import { autoSeriesRoute } from './routes/v1/autoSeries.ts';
import { cataloguePageRoute } from './routes/v1/cataloguePage.ts';
import { koreanEnginesRoute } from './routes/v1/koreanEngines.ts';
import { popularHomeRoute } from './routes/v1/popularHome.ts';
import { setItemsRoute } from './routes/v1/setItems.ts';
import { setsRoute } from './routes/v1/sets.ts';
import { arrivalsRoute } from './routes/v2/arrivals.ts';
import { brandsRoute } from './routes/v2/brands.ts';
import { budgetsRoute } from './routes/v2/budgets.ts';
import { carRoute } from './routes/v2/car.ts';
import { carsRoute } from './routes/v2/cars.ts';
import { colorsRoute } from './routes/v2/colors.ts';
import { countRoute } from './routes/v2/count.ts';
import { relaxRoute } from './routes/v2/relax.ts';
import { facetsRoute } from './routes/v2/facets.ts';
import { landingsRoute } from './routes/v2/landings.ts';
import { modelPricesRoute } from './routes/v2/modelPrices.ts';
import { modelsRoute } from './routes/v2/models.ts';
import { neighboursRoute } from './routes/v2/neighbours.ts';
import { offersRoute } from './routes/v2/offers.ts';
import { salesRoute } from './routes/v2/sales.ts';
import { seriesRoute } from './routes/v2/series.ts';
import { statisticsRoute } from './routes/v2/statistics.ts';
import { similarRoute } from './routes/v2/similar.ts';
import { vitalsRoute } from './routes/v2/vitals.ts';
import { addTracing } from './server/addTracing.ts';
import { addCaching } from './server/caching.ts';
import { addCors } from './server/cors.ts';
import { createServer } from './server/createServer.ts';
import { addOpenApi } from './server/openapi.ts';
import { addVisitorDemand } from './server/visitorDemand.ts';
import { addVisitorLimit } from './server/visitorLimit.ts';

const ROUTES: readonly Route[] = [
  healthRoute,
  liveRoute,
  versionsRoute,
  metricsRoute,
  countRoute,
  relaxRoute,
  carsRoute,
  carRoute,
  similarRoute,
  statisticsRoute,
  salesRoute,
  neighboursRoute,
  brandsRoute,
  modelsRoute,
  seriesRoute,
  colorsRoute,
  facetsRoute,
  budgetsRoute,
  modelPricesRoute,
  arrivalsRoute,
  landingsRoute,
  vitalsRoute,
  offersRoute,
  auctionsRoute,
  auctionsCountRoute,
  auctionsFilterRoute,
  auctionsBrandsRoute,
  auctionsModelsRoute,
  auctionsSeriesRoute,
  auctionsColorsRoute,
  setsRoute,
  setItemsRoute,
  autoRoute,
  autoCarRoute,
  autoBrandsRoute,
  autoSeriesRoute,
  koreanEnginesRoute,
  cataloguePageRoute,
  popularHomeRoute,
  optionsRoute,
  pagesRoute,
  articlesRoute,
  articlesCountRoute,
  reviewsRoute,
  motoCharRoute,
  filesRoute,
  calcRoute,
  calcBatchRoute,
  calcReceiptsRoute,
  calcBidRoute,
  calcTermsRoute,
  sendRoute,
  requestRoute,
  challengeRoute,
  recaptchaRoute,
  chatMessagesRoute,
  chatStreamRoute,
  picturesRoute,
  picturesCmsRoute,
  cardsRoute,
];

/** Builds the HTTP application. It does not listen yet. */
export async function buildApp(services: Services, logger?: FastifyServerOptions['logger']): Promise<App> {
  const { figures, trusted, hstsSeconds } = services;
  const app = createServer(logger, { trusted, hstsSeconds });
  await addCors(app, services.origins);
  addTracing(app, trusted);
  addVisitorLimit(app, trusted);
  app.addHook('onResponse', async (request, reply) => figures.requests.add(request, reply));
  addVisitorDemand(app, trusted);
  addCaching(app, services.store, services.content, (from) =>
    services.figures.metrics.count('vvoz_api_answers_total', { from }),
  );
  await addOpenApi(app);
  for (const route of ROUTES) route(app, services);
  return app;
}
