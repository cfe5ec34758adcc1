import { useEffect, useState } from 'react';
import { formatChance } from '@vvoz/ui/cost/model/chanceText.ts';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { loadTopLots } from '@vvoz/site-browser/shelf/loadTopLots.ts';
import { countNewLots, type SavedSearch } from '@vvoz/site-browser/shelf/savedSearch.ts';

/** What the site knows of a saved search: its new lots, and the chance of its budget. */
interface SearchNews {
  readonly fresh: ReturnType<typeof countNewLots>;
  /** «примерно 7 из 10». */
  readonly chance?: string | undefined;
}
export type FreshCounts = Readonly<Record<string, SearchNews>>;

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
        if (top)
          setCounts((old) => ({
            ...old,
            [search.address]: {
              fresh: countNewLots(search, top),
              chance: top.chance === undefined ? undefined : formatChance(top.chance),
            },
          }));
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
