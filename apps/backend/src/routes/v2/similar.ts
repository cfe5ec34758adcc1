import { z } from 'zod';
import { errorSchema, v2SimilarSchema } from '@vvoz/api/v2/schemas';
import type { Route } from '../../app.ts';
import { lotParams, type LotParams } from './car.ts';
import { lotToWire } from './lotToWire.ts';

const MOST = 24;

const schema = {
  summary: 'Lots like one lot: widened without the year, then without the body code; never the lot itself',
  params: lotParams,
  querystring: z.strictObject({
    limit: z
      .string()
      .regex(/^\d{1,2}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(1).max(MOST))
      .default(4),
    ip: z.string().max(45).optional(),
  }),
  response: { 200: v2SimilarSchema, 400: errorSchema },
};

export const similarRoute: Route = (app, { store }) => {
  app.get('/api/v2/cars/:type/:id/similar', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const { type, id } = request.params as LotParams;
    const { limit } = request.query as { limit: number };
    return { items: (await store.similar(type, id, limit)).map(lotToWire) };
  });
};
