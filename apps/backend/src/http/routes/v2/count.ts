import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { combineConditions } from '../../../catalogue/buildStoreQuery.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Number of lots that match the filters',
  querystring: filterSchema,
  response: { 200: v2CountSchema, 400: errorSchema },
};

export const countRoute: Route = (app, services) => {
  app.get('/api/v2/count', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const { type, conditions } = await readStoreQuery(services, request.query);
    return { count: await services.store.count({ type, filter: combineConditions(conditions) }) };
  });
};
