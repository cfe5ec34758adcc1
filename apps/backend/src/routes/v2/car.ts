import { z } from 'zod';
import { CATALOG_TYPES, type CatalogType } from '@vvoz/api/catalog/lot';
import { errorSchema, v2CarSchema } from '@vvoz/api/v2/schemas';
import type { Route } from '../../app.ts';
import { notFound } from '../../server/errors.ts';
import { lotToWire } from './lotToWire.ts';

export const lotParams = z.object({ type: z.enum(CATALOG_TYPES), id: z.string().min(1).max(100) });
export interface LotParams {
  readonly type: CatalogType;
  readonly id: string;
}

const schema = {
  summary: 'One lot, whatever became of it',
  params: lotParams,
  querystring: z.strictObject({ ip: z.string().max(45).optional() }),
  response: { 200: v2CarSchema, 400: errorSchema, 404: errorSchema },
};

export const carRoute: Route = (app, { store }) => {
  app.get('/api/v2/cars/:type/:id', { schema, config: { cache: 'lot' } }, async (request) => {
    const { type, id } = request.params as LotParams;
    const lot = await store.get(type, id);
    if (!lot) throw notFound(`The lot ${type}/${id}`);
    return lotToWire(lot);
  });
};
