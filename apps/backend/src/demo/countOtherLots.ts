import { isArchive } from '@vvoz/catalogue/types/typeRelations';
import { DEFAULT_COMING, DEFAULT_OTHERS, DEMO_TABLES, type OtherTable } from '@vvoz/demo/tables';

/** Enough for every page to show lots. */
const MIN_COUNT = 120;

/**
 * Returns the number of lots per table, proportional to the coming Japanese lots. A refresh leaves out the archives.
 */
export function countOtherLots(coming: number, refresh: boolean): Readonly<Record<OtherTable, number>> {
  const share = Math.min(1, coming / DEFAULT_COMING);
  const entries = Object.entries(DEFAULT_OTHERS) as [OtherTable, number][];
  return Object.fromEntries(
    entries.map(([table, count]) => [
      table,
      refresh && isArchive(DEMO_TABLES[table].type) ? 0 : Math.max(MIN_COUNT, Math.round(count * share)),
    ]),
  ) as Record<OtherTable, number>;
}
