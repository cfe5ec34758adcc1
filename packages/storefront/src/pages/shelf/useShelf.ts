import { useAtomValueRawSync } from 'jotai/react';
import { useEffect, useState } from 'react';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { loadLotNews } from '@vvoz/site-browser/shelf/loadLotNews.ts';
import { pageShelf } from '@vvoz/site-browser/shelf/pageShelf.ts';
import { getListAtom } from '@vvoz/site-browser/shelf/shelf.ts';
import type { LotListName, ShelfItem, ShelfListName } from '@vvoz/site-browser/shelf/shelfLists.ts';

/** The items of a list of the shelf. Until hydration, and on the server, it is empty. */
export const useShelfList = <Name extends ShelfListName>(name: Name): readonly ShelfItem<Name>[] =>
  useAtomValueRawSync(getListAtom(name), { store: pageShelf.store });

/** Whether the texts of the lots on screen are current. While loading and after a failure they are those of the device. */
export type NewsState = 'loading' | 'fresh' | 'failed';

/** Loads the current state of all lots on the lists. Loads it again when the network is back. */
export function useLotNews(lists: readonly LotListName[]): NewsState {
  const [state, setState] = useState<NewsState>('loading');
  useEffect(() => {
    const load = async () => {
      const keys = new Set(lists.flatMap((name) => pageShelf.read(name).map(({ lot }) => lot)));
      try {
        const news = await loadLotNews([...keys]);
        for (const name of lists) pageShelf.refresh(name, news);
        setState('fresh');
      } catch (error) {
        reportBug(error);
        // The page shows a note (`ShelfNotes`) and the texts that the device has.
        setState('failed');
      }
    };
    const loadAgain = () => void load();
    loadAgain();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [lists]);
  return state;
}
