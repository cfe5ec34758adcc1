import { v2FacetsSchema } from '@vvoz/api/v2/v2Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { countAllFacets } from '../../../catalogue/countAllFacets.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Counts of all options of all facets, each under all other filters, and histograms of the ranges',
  querystring: filterSchema,
  response: { 200: v2FacetsSchema, 400: errorSchema },
};

export const facetsRoute: Route = (app, services) => {
  app.get('/api/v2/facets', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const { type, conditions } = await readStoreQuery(services, request.query);
    return countAllFacets(services.store, type, conditions);
  });
};
