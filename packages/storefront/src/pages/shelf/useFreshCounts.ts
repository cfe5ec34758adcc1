import { useEffect, useState } from 'react';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { loadTopLots } from '@vvoz/site-browser/shelf/loadTopLots.ts';
import { countNewLots, type SavedSearch } from '@vvoz/site-browser/shelf/savedSearch.ts';

export type FreshCounts = Readonly<Record<string, ReturnType<typeof countNewLots>>>;

/** Counts the new lots of saved searches by their addresses, one after the other. A search that cannot be counted is absent. */
export function useFreshCounts(searches: readonly SavedSearch[]): FreshCounts {
  const [counts, setCounts] = useState<FreshCounts>({});
  const addresses = searches.map(({ address }) => address).join('\n');
  useEffect(() => {
    let isStopped = false;
    const count = async () => {
      for (const search of searches) {
        const top = await loadTopLots(search.address).catch(reportBug);
        if (isStopped) return;
        if (top) setCounts((old) => ({ ...old, [search.address]: countNewLots(search, top) }));
      }
    };
    void count();
    return () => {
      isStopped = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts of a search may change while it is counted
  }, [addresses]);
  return counts;
}
