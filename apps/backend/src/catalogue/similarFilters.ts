import type { Lot } from '@vvoz/catalogue/lots/lot';
import { and, type Filter } from './filter.ts';

/** Maximum difference between the years of similar lots. */
const MAX_YEARS_APART = 2;

/**
 * Builds the filters of a search for similar lots, strictest first. The second ignores the year, the third also the
 * body code (specification, section 9).
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
