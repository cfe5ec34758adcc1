import { carsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { codedListSchema } from '@vvoz/api/wire/filterSchema';
import { z } from 'zod';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildListResponse } from '../catalogue/buildListResponse.ts';
import { requireCatalogueType } from '../lotParams.ts';
import type { Route } from '../route.ts';

const schema = {
  summary:
    'A page of lots of a type (left-hand drive, stock, Korea, China, machinery), lowest turnkey cost first',
  params: z.object({ type: z.string().max(40) }),
  querystring: codedListSchema.omit({ type: true }).extend({
    order_by: codedListSchema.shape.order_by.unwrap().default('cost_asc'),
  }),
  response: { 200: carsSchema, 400: errorSchema, 404: errorSchema },
};

export const autoRoute: Route = (app, services) => {
  app.get('/api/auto/:type', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = { ...request.query, type: requireCatalogueType(request.params.type) };
    return buildListResponse(services.store, await readStoreQuery(services, input), input);
  });
};
