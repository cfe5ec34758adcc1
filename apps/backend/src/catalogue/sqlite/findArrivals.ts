import type { ArrivalRequest } from '../CatalogueStore.ts';
import { chooseIndex } from './chooseIndex.ts';
import { compileFilter } from './compileFilter.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Runner } from '../db/runner.ts';

/** A lot by its key, with the time of the import that added it: ISO, UTC; null if that import is not known. */
export interface FoundArrival {
  readonly key: number;
  readonly added: string | null;
}

/**
 * Finds the lots that were added last, newest first. A new lot gets a higher key than all stored lots, so keys are in
 * the order of arrival. The pass over a covering index costs as much as a count; only the `limit` highest keys are in
 * memory.
 */
export function findArrivals(
  run: Runner,
  { type, filter, limit }: ArrivalRequest,
  numbers: NumberColumns,
): FoundArrival[] {
  const { text, params } = compileFilter(filter, numbers);
  return run.all<FoundArrival>(
    `select lot.key, (
        select started_at from ingest_run where id = case added_run when 0 then run else added_run end
      ) as added
      from (
        select key from lot indexed by ${chooseIndex(filter)} where live = 1 and type = ? and ${text}
        order by key desc limit ?
      ) newest join lot on lot.key = newest.key order by lot.key desc`,
    [type, ...params, limit],
  );
}
