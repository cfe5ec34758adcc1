import { atom, type Store } from 'jotai/vanilla';
import { readEntryNote, replaceEntry } from './historyEntry.ts';

/** True when the visitor went back or forward before this script ran. A fragment's entry has no state. */
function hasMissedTraversal(): boolean {
  const { activation, currentEntry } = window.navigation ?? {};
  return history.state !== null && !!activation?.entry && activation.entry.key !== currentEntry?.key;
}

/** A missed traversal is checked for once per document. */
let watched = false;

/**
 * Number of traversals (Back, Forward, fragment links) within this document. Counted only while there is a listener.
 */
const traversalsAtom = atom(0);
traversalsAtom.onMount = (count) => {
  const follow = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    // From here on the entry belongs to this document, also for the router when the page returns from the
    // back/forward cache.
    replaceEntry(readEntryNote());
    count((before) => before + 1);
  };
  // On the window, capturing listeners run before all others.
  window.addEventListener('popstate', follow, { capture: true });
  // The screen shows the page of another address; load the right one from the server.
  if (!watched && hasMissedTraversal()) window.location.reload();
  watched = true;
  return () => window.removeEventListener('popstate', follow, { capture: true });
};

/**
 * Calls `listener` after Back, Forward and a move to a fragment within this document, in place of the router.
 * Returns a stop function.
 */
export const onTraversal = (store: Store, listener: () => void): (() => void) =>
  store.sub(traversalsAtom, listener);
