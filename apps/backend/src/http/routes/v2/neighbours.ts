import { z } from 'zod';
import { FACTOR_SUBJECTS, v2NeighboursSchema, type LotNeighbours } from '@vvoz/api/v2/neighbourSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { Explanation } from '@vvoz/estimate/createScorer';
import { createDealFinder } from '@vvoz/estimate/createDealFinder';
import type { LotComparison } from '../../../catalogue/CatalogueStore.ts';
import { notFound } from '../../server/errors.ts';
import { requireCatalogueType, lotParams } from '../lotParams.ts';
import { visitor, type Route } from '../route.ts';

const MONTHS = 12;

const schema = {
  summary:
    'The sales that the estimate of a lot is compared with, what it consists of, and the same car at other auctions',
  description:
    'At most 40 sales of the last twelve months: of the body code and at most two years apart, if these are too few of any ' +
    'year, then of any body code; the nearest in year, mileage and grade. A sold lot is compared with them (`deal`). ' +
    'Factors are those of the estimate of a coming lot.',
  params: lotParams,
  querystring: z.strictObject(visitor),
  response: { 200: v2NeighboursSchema, 400: errorSchema, 404: errorSchema },
};

const listFactors = ({ factors }: Explanation): LotNeighbours['factors'] =>
  FACTOR_SUBJECTS.flatMap((subject) => {
    const factor = factors[subject];
    return factor === undefined ? [] : [{ subject, factor: Math.round(factor * 1000) / 1000 }];
  });

const dropUnknown = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ''));

function toResponse(
  { lot, total, sales, appearances }: LotComparison,
  explanation: Explanation | undefined,
): LotNeighbours {
  const deal =
    lot.status === 'sold' && lot.finish !== null
      ? createDealFinder(sales)({ price: lot.finish, mileage: lot.mileage })
      : undefined;
  return v2NeighboursSchema.parse({
    currency: lot.currency.toUpperCase(),
    total,
    sales: sales.map(dropUnknown),
    factors: explanation ? listFactors(explanation) : [],
    appearances: appearances.map(dropUnknown),
    ...(deal ? { deal } : {}),
  });
}

export const neighboursRoute: Route = (app, { store, explain }) => {
  app.get(
    '/api/v2/cars/:type/:id/neighbours',
    { schema, config: { cache: 'catalogue' } },
    async (request) => {
      const type = requireCatalogueType(request.params.type);
      const comparison = await store.compare(type, request.params.id, MONTHS);
      if (!comparison) throw notFound('The lot');
      const { lot } = comparison;
      return toResponse(comparison, lot.status === 'coming' ? await explain(lot) : undefined);
    },
  );
};
