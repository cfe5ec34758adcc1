import { v2SalesSchema } from '@vvoz/api/v2/salesSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { combineConditions } from '../../../catalogue/buildStoreQuery.ts';
import { findSalesSummary } from '../../../catalogue/findSalesSummary.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import type { Route } from '../route.ts';

const schema = {
  summary:
    'For how much the lots of a filter went in the last twelve months: together, by month, year, mileage and grade',
  querystring: filterSchema,
  response: { 200: v2SalesSchema, 400: errorSchema },
};

export const salesRoute: Route = (app, services) => {
  app.get('/api/v2/sales', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const { type, conditions } = await readStoreQuery(services, request.query);
    const scope = { type, filter: combineConditions(conditions) };
    return findSalesSummary(services.store, scope, new Date());
  });
};
