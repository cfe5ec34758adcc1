import { modelsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildModelsResponse } from '../catalogue/facetResponses.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Models with the number of lots under all other filters',
  querystring: codedFilterSchema,
  response: { 200: modelsSchema, 400: errorSchema },
};

export const auctionsModelsRoute: Route = (app, services) => {
  app.get('/api/auctions/models', { schema, config: { cache: 'catalogue' } }, async (request) =>
    buildModelsResponse(services.store, await readStoreQuery(services, request.query)),
  );
};
