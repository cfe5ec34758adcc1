import type { Arrival, ArrivalRequest } from '../CatalogueStore.ts';
import { chooseIndex } from './chooseIndex.ts';
import { compileFilter } from './compileFilter.ts';
import { readLots } from './lotRow.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Runner } from '../db/runner.ts';

/**
 * Finds the keys of the lots that were added last, newest first. A new lot gets a higher key than all stored lots, so
 * keys are in the order of arrival. The pass over a covering index costs as much as a count; only the `limit` highest
 * keys are in memory.
 */
export function findArrivals(
  run: Runner,
  { type, filter, limit }: ArrivalRequest,
  numbers: NumberColumns,
): number[] {
  const { text, params } = compileFilter(filter, numbers);
  return run
    .all<{ key: number }>(
      `select key from lot indexed by ${chooseIndex(filter)} where live = 1 and type = ? and ${text}
       order by key desc limit ?`,
      [type, ...params, limit],
    )
    .map(({ key }) => key);
}

/** When the import ran that added a lot. */
const ADDED = `select started_at from lot left join ingest_run on id = case added_run when 0 then run else added_run end
  where key = ?`;

/** Reads lots with the time of the import that added them, if it is known, in the order of their keys. */
export function readArrivals(run: Runner, keys: readonly number[]): Arrival[] {
  return readLots(run, keys).map((lot, at) => {
    const added = run.value<string | null>(ADDED, [keys[at] ?? 0]);
    return { lot, ...(added === null || added === undefined ? {} : { addedAt: added }) };
  });
}
