import { errorSchema, v2FacetsSchema, v2FilterSchema } from '@vvoz/api/v2/schemas';
import type { Route } from '../route.ts';
import { allFacets } from '../../catalog/allFacets.ts';
import { conditionsOf } from '../../catalog/scope.ts';

const schema = {
  summary:
    'Counts of every option of every facet, each with the other filters kept, and histograms of the ranges',
  querystring: v2FilterSchema,
  response: { 200: v2FacetsSchema, 400: errorSchema },
};

export const facetsRoute: Route = (app, { store }) => {
  app.get('/api/v2/facets', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = request.query;
    return allFacets(store, input.type, conditionsOf(input));
  });
};
