import { z } from 'zod';
import { seriesSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildSeriesResponse } from '../catalogue/facetResponses.ts';
import { requireCatalogueType } from '../lotParams.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Body codes of a type with the number of lots under all other filters',
  params: z.object({ type: z.string().max(40) }),
  querystring: codedFilterSchema.omit({ type: true }),
  response: { 200: seriesSchema, 400: errorSchema, 404: errorSchema },
};

export const autoSeriesRoute: Route = (app, services) => {
  app.get('/api/auto/:type/filter/series', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = { ...request.query, type: requireCatalogueType(request.params.type) };
    return buildSeriesResponse(services.store, await readStoreQuery(services, input));
  });
};
