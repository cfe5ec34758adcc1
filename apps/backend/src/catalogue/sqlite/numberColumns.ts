import { getYearOrAssumed } from '@vvoz/catalogue/lots/years';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { NUMBER_COLUMNS, type NumberField } from '../filter.ts';

/** What stands in SQL for each number field: a column, or an expression of columns. */
export type NumberColumns = Readonly<Record<NumberField, string>>;

/**
 * The number columns of a type's lots. Where the type assumes an age, a lot without a year is filtered, counted and
 * ordered as one of that age (specification, section 5). All of it stays within the covering index.
 */
export function findNumberColumns(type: CatalogueType, now: Date): NumberColumns {
  const assumed = getYearOrAssumed({ type }, now);
  return assumed === undefined
    ? NUMBER_COLUMNS
    : { ...NUMBER_COLUMNS, year: `coalesce(${NUMBER_COLUMNS.year}, ${assumed})` };
}
