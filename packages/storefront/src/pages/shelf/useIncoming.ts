import { useEffect, useState } from 'react';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { pageShelf } from '@vvoz/site-browser/shelf/pageShelf.ts';
import { addTransfer, listNewLots } from '@vvoz/site-browser/shelf/transfer/addTransfer.ts';
import { readTransferLink } from '@vvoz/site-browser/shelf/transfer/transferLink.ts';

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
  const fresh = transfer ? listNewLots(pageShelf, transfer).length : 0;
  const accept = async () => {
    if (!transfer) return;
    setState('adding');
    try {
      await addTransfer(pageShelf, transfer);
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
