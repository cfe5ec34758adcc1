import { v1CountSchema } from '@vvoz/api/v1/v1Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import { combineConditions } from '../../../catalogue/buildStoreQuery.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Number of lots that match the filters, as a bare number',
  querystring: codedFilterSchema,
  response: { 200: v1CountSchema, 400: errorSchema },
};

export const auctionsCountRoute: Route = (app, services) => {
  app.get('/api/auctions/count', { schema, config: { cache: 'catalogue' } }, async (request, reply) => {
    const { type, conditions } = await readStoreQuery(services, request.query);
    const count = await services.store.count({ type, filter: combineConditions(conditions) });
    void reply.type('application/json; charset=utf-8');
    return count;
  });
};
