import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

export interface LotSet {
  readonly id: string;
  readonly title: string;
  /** Number of lots; absent when it could not be counted. */
  readonly count?: number;
}

async function countSet({ v1 }: Backend, set: LotSet): Promise<LotSet> {
  const items = await withFallback('count of a set', v1.setItems(set.id, 1), undefined);
  return items ? { ...set, count: items.count } : set;
}

/** Creates the getter of the operator's sets of lots of a type; empty on failure, so that the page still renders. */
export function createLotSets(backend: () => Backend) {
  const sets = createMemo<readonly LotSet[]>({ ...LIFETIMES.sums, max: 10 });
  return (type: CatalogueType): Promise<readonly LotSet[]> =>
    withFallback(
      'sets of lots',
      sets(type, async () =>
        Promise.all((await backend().v1.sets(type)).map((set) => countSet(backend(), set))),
      ).then(({ value }) => value),
      [],
    );
}
