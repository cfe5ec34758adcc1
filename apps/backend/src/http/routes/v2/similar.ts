import { z } from 'zod';
import { v2SimilarSchema } from '@vvoz/api/v2/v2Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../../server/errors.ts';
import { requireCatalogueType, lotParams } from '../lotParams.ts';
import { visitor, type Route } from '../route.ts';
import { lotToWire } from '../catalogue/lotToWire.ts';

const MAX_LIMIT = 24;
const DEFAULT_LIMIT = 4;

const schema = {
  summary:
    'Similar lots: first of the same body code and at most two years apart, then of any year, then of any body code',
  params: lotParams,
  querystring: z.strictObject({
    limit: z
      .string()
      .trim()
      .regex(/^\d{1,9}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(1).max(MAX_LIMIT))
      .default(DEFAULT_LIMIT),
    ...visitor,
  }),
  response: { 200: v2SimilarSchema, 400: errorSchema, 404: errorSchema },
};

export const similarRoute: Route = (app, { store }) => {
  app.get('/api/v2/cars/:type/:id/similar', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const type = requireCatalogueType(request.params.type);
    const items = await store.similar(type, request.params.id, request.query.limit);
    if (items.length === 0 && !(await store.get(type, request.params.id))) throw notFound('The lot');
    return { items: items.map(lotToWire) };
  });
};
