import type { Lot } from '@vvoz/catalogue/lots/lot';
import { and, type Filter } from './filter.ts';

/** How far a like lot's year may lie from this one's. */
const MAX_YEARS_APART = 2;

/**
 * The filters of a search for like lots, strictest first: the year goes first, then the body code (specification,
 * section 9).
 */
export function buildSimilarFilters(lot: Pick<Lot, 'brand' | 'model' | 'kuzov' | 'year'>): readonly Filter[] {
  const model = and(
    { op: 'in', field: 'brand', values: [lot.brand] },
    { op: 'in', field: 'model', values: [lot.model] },
  );
  const body = lot.kuzov ? [and(model, { op: 'in', field: 'kuzov', values: [lot.kuzov] })] : [];
  const strict = body[0] ?? model;
  const year = lot.year
    ? [
        and(strict, {
          op: 'range',
          field: 'year',
          min: lot.year - MAX_YEARS_APART,
          max: lot.year + MAX_YEARS_APART,
        }),
      ]
    : [];
  return [...year, ...body, model];
}
