import { useEffect, useState } from 'react';
import { loadTopLots } from '../loadTopLots.ts';
import { countNewLots, type SavedSearch } from '../savedSearch.ts';

export type FreshCounts = Readonly<Record<string, ReturnType<typeof countNewLots>>>;

/** Counts the new lots of saved searches by their addresses, one after the other. What cannot be counted is absent. */
export function useFreshCounts(searches: readonly SavedSearch[]): FreshCounts {
  const [counts, setCounts] = useState<FreshCounts>({});
  const addresses = searches.map(({ address }) => address).join('\n');
  useEffect(() => {
    let isLeft = false;
    const count = async () => {
      for (const search of searches) {
        const top = await loadTopLots(search.address).catch(() => undefined);
        if (isLeft) return;
        if (top) setCounts((old) => ({ ...old, [search.address]: countNewLots(search, top) }));
      }
    };
    void count();
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts of a search may change while it is counted
  }, [addresses]);
  return counts;
}
