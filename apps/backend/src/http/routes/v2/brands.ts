import { brandsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildBrandsResponse } from '../catalogue/facetResponses.ts';
import type { Route } from '../route.ts';

const schema = {
  summary:
    'Brands with the number of lots under all other filters; without model and body code, as a new brand clears them',
  querystring: filterSchema,
  response: { 200: brandsSchema, 400: errorSchema },
};

export const brandsRoute: Route = (app, services) => {
  app.get('/api/v2/brands', { schema, config: { cache: 'catalogue' } }, async (request) =>
    buildBrandsResponse(services.store, await readStoreQuery(services, request.query)),
  );
};
