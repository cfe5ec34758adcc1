import { modelsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildModelsResponse } from '../catalogue/facetResponses.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Models with the number of lots under all other filters; FORMAT is the display name',
  querystring: filterSchema,
  response: { 200: modelsSchema, 400: errorSchema },
};

export const modelsRoute: Route = (app, services) => {
  app.get('/api/v2/models', { schema, config: { cache: 'catalogue' } }, async (request) =>
    buildModelsResponse(services.store, await readStoreQuery(services, request.query)),
  );
};
