import { modelLabel } from '@vvoz/api/catalog/brands';
import { errorSchema, v2FilterSchema, v2ModelsSchema } from '@vvoz/api/v2/schemas';
import { ownConditions } from '../../catalog/allFacets.ts';
import { popularModels } from '../../catalog/popular.ts';
import { conditionsOf, filterOf } from '../../catalog/scope.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Models with the number of lots, the other filters kept; FORMAT is the name as a reader knows it',
  querystring: v2FilterSchema,
  response: { 200: v2ModelsSchema, 400: errorSchema },
};

export const modelsRoute: Route = (app, { store }) => {
  app.get('/api/v2/models', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = request.query;
    const conditions = conditionsOf(input);
    const filter = filterOf(conditions, ownConditions('model'));
    const [popular, [models = []]] = await Promise.all([
      popularModels(store, input.type, conditions.get('brand')),
      store.facets(input.type, [{ field: 'model', filter }]),
    ]);
    return {
      items: models.map(({ value, brand = '', count }) => ({
        MODEL_NAME: value,
        FORMAT: modelLabel(value),
        IS_POPULAR: popular.has(`${brand}|${value}`) ? 1 : 0,
        MARKA_NAME: brand,
        COUNT: count,
      })),
    };
  });
};
