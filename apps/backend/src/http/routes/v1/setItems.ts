import { z } from 'zod';
import { carsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { buildStoreQuery } from '../../../catalogue/buildStoreQuery.ts';
import { notFound } from '../../server/errors.ts';
import { buildListResponse } from '../catalogue/buildListResponse.ts';
import { slice, visitor, type Route } from '../route.ts';

const schema = {
  summary: 'Lots of a set',
  querystring: z.strictObject({
    id: z
      .string()
      .trim()
      .regex(/^\d{1,9}$/, 'must be the id of a set'),
    ...slice,
    ...visitor,
  }),
  response: { 200: carsSchema, 400: errorSchema, 404: errorSchema },
};

export const setItemsRoute: Route = (app, { store, content }) => {
  app.get('/api/auctions/sets/items', { schema, config: { cache: 'catalogueTexts' } }, async (request) => {
    const { id, limit, offset } = request.query;
    const set = await content.set(id);
    if (!set) throw notFound('The set');
    return buildListResponse(store, buildStoreQuery({ type: set.type }, set.filter), {
      order_by: 'date_desc',
      limit,
      offset,
    });
  });
};
