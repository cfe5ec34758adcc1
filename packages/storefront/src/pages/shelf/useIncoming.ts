import { useEffect, useState } from 'react';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { loadLotNews } from '@vvoz/site-browser/shelf/loadLotNews.ts';
import { pageShelf } from '@vvoz/site-browser/shelf/pageShelf.ts';
import { SHELF_LISTS, type LotListName } from '@vvoz/site-browser/shelf/shelfLists.ts';
import { readTransferLink } from '@vvoz/site-browser/shelf/transfer/transferLink.ts';
import type { Transfer } from '@vvoz/site-browser/shelf/transfer/transferText.ts';

type Incoming = ReturnType<typeof readTransferLink>;

/** The shelf in the link that opened the page, and what the visitor may do with it. Nothing is stored before `accept`. */
export interface IncomingShelf {
  readonly incoming: Incoming;
  /** Number of its lots that are not on this shelf yet. */
  readonly fresh: number;
  readonly state: 'asking' | 'adding' | 'failed' | 'done';
  readonly accept: () => void;
  readonly dismiss: () => void;
}

const LISTS: readonly (keyof Transfer & LotListName)[] = ['favourites', 'compare'];

const listNew = (transfer: Transfer, name: keyof Transfer): readonly string[] =>
  transfer[name].filter((lot) => !pageShelf.has(name, lot));

/** Puts lots on this shelf in their order, as far as there is room. Lots that the catalogue no longer has are left out. */
async function addLots(transfer: Transfer): Promise<void> {
  const keys = new Set(LISTS.flatMap((name) => listNew(transfer, name)));
  const byLot = new Map((await loadLotNews([...keys])).map((news) => [news.lot, news]));
  for (const name of LISTS) {
    const room = SHELF_LISTS[name].max - pageShelf.read(name).length;
    for (const lot of listNew(transfer, name).slice(0, room).toReversed()) {
      const news = byLot.get(lot);
      if (news && 'title' in news) pageShelf.put(name, { ...news, at: Date.now() });
    }
  }
}

const dropFragment = (): void => history.replaceState(history.state, '', location.pathname + location.search);

/** Reads the shelf in the fragment of the page's address. */
export function useIncoming(): IncomingShelf {
  const [incoming, setIncoming] = useState<Incoming>();
  const [state, setState] = useState<IncomingShelf['state']>('asking');
  useEffect(() => {
    const read = () => {
      setIncoming(readTransferLink(location.hash));
      setState('asking');
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const transfer = typeof incoming === 'object' ? incoming : undefined;
  const fresh = transfer ? new Set(LISTS.flatMap((name) => listNew(transfer, name))).size : 0;
  const accept = async () => {
    if (!transfer) return;
    setState('adding');
    try {
      await addLots(transfer);
      dropFragment();
      setState('done');
    } catch (error) {
      reportBug(error);
      // The page shows the failure, and the visitor can try again.
      setState('failed');
    }
  };
  return {
    incoming,
    fresh,
    state,
    accept: () => void accept(),
    dismiss: () => {
      dropFragment();
      setIncoming(undefined);
    },
  };
}
