import { z } from 'zod';
import { v2StatisticsSchema } from '@vvoz/api/v2/v2Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../../server/errors.ts';
import { requireCatalogueType, lotParams } from '../lotParams.ts';
import { visitor, type Route } from '../route.ts';

const MAX_MONTHS = 24;
const DEFAULT_MONTHS = 12;

const schema = {
  summary:
    'Sale prices of similar lots by month: same body code, or same model for a lot without a body code',
  params: lotParams,
  querystring: z.strictObject({
    months: z
      .string()
      .trim()
      .regex(/^\d{1,3}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(1).max(MAX_MONTHS))
      .default(DEFAULT_MONTHS),
    ...visitor,
  }),
  response: { 200: v2StatisticsSchema, 400: errorSchema, 404: errorSchema },
};

export const statisticsRoute: Route = (app, { store }) => {
  app.get(
    '/api/v2/cars/:type/:id/statistics',
    { schema, config: { cache: 'catalogue' } },
    async (request) => {
      const type = requireCatalogueType(request.params.type);
      const lot = await store.get(type, request.params.id);
      if (!lot) throw notFound('The lot');
      const { brand, model, kuzov, currency } = lot;
      const months = await store.statistics(
        lot.type,
        { brand, model, ...(kuzov === undefined ? {} : { kuzov }) },
        request.query.months,
      );
      return { currency: currency.toUpperCase(), months: [...months] };
    },
  );
};
