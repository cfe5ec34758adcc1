import { getYearOrAssumed } from '@vvoz/catalogue/lots/years';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { NUMBER_COLUMNS, type NumberField } from '../filter.ts';

/** SQL of each number field: a column or an expression. */
export type NumberColumns = Readonly<Record<NumberField, string>>;

/**
 * Returns the number columns of a type. Some types assume an age: a lot without a year is then filtered, counted and
 * ordered by the assumed year (specification, section 5). The expression uses only columns of the covering index.
 */
export function findNumberColumns(type: CatalogueType, now: Date): NumberColumns {
  const assumed = getYearOrAssumed({ type }, now);
  return assumed === undefined
    ? NUMBER_COLUMNS
    : { ...NUMBER_COLUMNS, year: `coalesce(${NUMBER_COLUMNS.year}, ${assumed})` };
}
