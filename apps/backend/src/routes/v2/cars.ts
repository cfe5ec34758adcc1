import { DEFAULT_LIMIT } from '@vvoz/api/catalog/query';
import { errorSchema, v2CarsSchema, v2ListSchema } from '@vvoz/api/v2/schemas';
import type { Route } from '../route.ts';
import { conditionsOf, filterOf } from '../../catalog/scope.ts';
import { lotToWire } from './lotToWire.ts';

const schema = {
  summary: 'A slice of the list with the count of the whole; an offset wins over a page',
  querystring: v2ListSchema,
  response: { 200: v2CarsSchema, 400: errorSchema },
};

export const carsRoute: Route = (app, { store }) => {
  app.get('/api/v2/cars', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = request.query;
    const scope = { type: input.type, filter: filterOf(conditionsOf(input)) };
    const limit = input.limit ?? DEFAULT_LIMIT;
    const offset = input.offset ?? ((input.page ?? 1) - 1) * limit;
    const [count, items] = await Promise.all([
      store.count(scope),
      store.list({ ...scope, order: input.order_by, limit, offset }),
    ]);
    return { count, items: items.map(lotToWire) };
  });
};
