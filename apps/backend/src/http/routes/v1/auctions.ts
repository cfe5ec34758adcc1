import { carsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { codedListSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildListResponse } from '../catalogue/buildListResponse.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'A page of lots with the total count; with `id`, only that lot',
  querystring: codedListSchema,
  response: { 200: carsSchema, 400: errorSchema },
};

export const auctionsRoute: Route = (app, services) => {
  app.get('/api/auctions', { schema, config: { cache: 'catalogue' } }, async (request) =>
    buildListResponse(services.store, await readStoreQuery(services, request.query), request.query),
  );
};
