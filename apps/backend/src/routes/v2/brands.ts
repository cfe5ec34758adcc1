import { errorSchema, v2BrandsSchema, v2FilterSchema } from '@vvoz/api/v2/schemas';
import { ownConditions } from '../../catalog/allFacets.ts';
import { popularBrands } from '../../catalog/popular.ts';
import { conditionsOf, filterOf } from '../../catalog/scope.ts';
import type { Route } from '../route.ts';

const schema = {
  summary:
    'Brands with the number of lots, the other filters kept (model and body code apart: a brand clears them)',
  querystring: v2FilterSchema,
  response: { 200: v2BrandsSchema, 400: errorSchema },
};

export const brandsRoute: Route = (app, { store }) => {
  app.get('/api/v2/brands', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = request.query;
    const filter = filterOf(conditionsOf(input), ownConditions('brand'));
    const [popular, [brands = []]] = await Promise.all([
      popularBrands(store, input.type),
      store.facets(input.type, [{ field: 'brand', filter }]),
    ]);
    return {
      items: brands.map(({ value, count }) => ({
        MARKA_NAME: value,
        IS_POPULAR: popular.has(value) ? 1 : 0,
        COUNT: count,
      })),
    };
  });
};
