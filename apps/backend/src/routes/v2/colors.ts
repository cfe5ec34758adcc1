import { COLORS } from '@vvoz/api/catalog/colors';
import { errorSchema, v2ColorsSchema, v2FilterSchema } from '@vvoz/api/v2/schemas';
import type { Route } from '../route.ts';
import { conditionsOf, filterOf } from '../../catalog/scope.ts';

const schema = {
  summary: 'Colours with the number of lots, the other filters kept',
  querystring: v2FilterSchema,
  response: { 200: v2ColorsSchema, 400: errorSchema },
};

export const colorsRoute: Route = (app, { store }) => {
  app.get('/api/v2/colors', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = request.query;
    const filter = filterOf(conditionsOf(input), ['color']);
    const [counted = []] = await store.facets(input.type, [{ field: 'color', filter }]);
    const counts = new Map(counted.map(({ value, count }) => [value, count]));
    return { items: COLORS.map(({ id, label }) => ({ id, label, COUNT: counts.get(id) ?? 0 })) };
  });
};
