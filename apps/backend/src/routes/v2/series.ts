import { errorSchema, v2FilterSchema, v2SeriesSchema } from '@vvoz/api/v2/schemas';
import type { Route } from '../route.ts';
import { conditionsOf, filterOf } from '../../catalog/scope.ts';

const schema = {
  summary: 'Body codes with the number of lots, the other filters kept; lots without a code come as KUZOV ""',
  querystring: v2FilterSchema,
  response: { 200: v2SeriesSchema, 400: errorSchema },
};

export const seriesRoute: Route = (app, { store }) => {
  app.get('/api/v2/series', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = request.query;
    const filter = filterOf(conditionsOf(input), ['kuzov']);
    const [bodies = []] = await store.facets(input.type, [{ field: 'kuzov', filter }]);
    return {
      items: bodies.map(({ value, brand = '', model = '', count }) => ({
        KUZOV: value,
        MODEL_NAME: model,
        MARKA_NAME: brand,
        COUNT: count,
      })),
    };
  });
};
