import { brandsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildBrandsResponse } from '../catalogue/facetResponses.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Brands with the number of lots under all other filters',
  querystring: codedFilterSchema,
  response: { 200: brandsSchema, 400: errorSchema },
};

export const auctionsBrandsRoute: Route = (app, services) => {
  app.get('/api/auctions/brands', { schema, config: { cache: 'catalogue' } }, async (request) =>
    buildBrandsResponse(services.store, await readStoreQuery(services, request.query)),
  );
};
