import { seriesSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildSeriesResponse } from '../catalogue/facetResponses.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Body codes with the number of lots under all other filters; lots without a code have KUZOV ""',
  querystring: filterSchema,
  response: { 200: seriesSchema, 400: errorSchema },
};

export const seriesRoute: Route = (app, services) => {
  app.get('/api/v2/series', { schema, config: { cache: 'catalogue' } }, async (request) =>
    buildSeriesResponse(services.store, await readStoreQuery(services, request.query)),
  );
};
