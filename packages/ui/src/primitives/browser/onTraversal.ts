import { atom, type Store } from 'jotai/vanilla';
import { entryNote, replaceEntry } from './historyEntry.ts';

/** True where the visitor went back or forward before this script was there to follow. A fragment's entry has no state. */
function hasMissedOne(): boolean {
  const { activation, currentEntry } = window.navigation ?? {};
  return history.state !== null && !!activation?.entry && activation.entry.key !== currentEntry?.key;
}

/** A missed one is looked for once a document. */
let watched = false;

/** How often the visitor went back, forward or to a fragment within this document. Counts while somebody listens. */
const traversalsAtom = atom(0);
traversalsAtom.onMount = (count) => {
  const follow = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    // From here on it is one of this document's, for the router too when the page comes out of the back/forward cache.
    replaceEntry(entryNote());
    count((before) => before + 1);
  };
  // At the window itself listeners that capture come before all others.
  window.addEventListener('popstate', follow, { capture: true });
  // What is on screen is another address's page: the server has the right one.
  if (!watched && hasMissedOne()) window.location.reload();
  watched = true;
  return () => window.removeEventListener('popstate', follow, { capture: true });
};

/** Calls back after Back, Forward and a step to a fragment within this document, in place of the router. Returns a stop function. */
export const onTraversal = (store: Store, listener: () => void): (() => void) =>
  store.sub(traversalsAtom, listener);
