import { isArchive } from '@vvoz/catalogue/types/typeRelations';
import { DEMO_TABLES, type OtherTable } from '@vvoz/demo/tables';

/** Lots per table besides the Japanese cars, for DEFAULT_COMING coming Japanese lots. */
const DEFAULT_COUNTS: Readonly<Record<OtherTable, number>> = {
  bike: 3000,
  bike_st: 6000,
  korea: 4000,
  china: 4000,
  one: 3000,
  hdm: 2000,
  europe: 3000,
  europe_st: 3000,
  europe_one: 800,
  spec: 1500,
  stock: 300,
};
const DEFAULT_COMING = 60_000;
/** Enough for every page to show lots. */
const MIN_COUNT = 120;

/**
 * Returns the number of lots per table, proportional to the coming Japanese lots. A refresh leaves out the archives.
 */
export function countOtherLots(coming: number, refresh: boolean): Readonly<Record<OtherTable, number>> {
  const share = Math.min(1, coming / DEFAULT_COMING);
  const entries = Object.entries(DEFAULT_COUNTS) as [OtherTable, number][];
  return Object.fromEntries(
    entries.map(([table, count]) => [
      table,
      refresh && isArchive(DEMO_TABLES[table].type) ? 0 : Math.max(MIN_COUNT, Math.round(count * share)),
    ]),
  ) as Record<OtherTable, number>;
}
