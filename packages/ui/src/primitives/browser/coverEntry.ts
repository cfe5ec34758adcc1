import { entryNote, pushEntry } from './historyEntry.ts';

const HEARD = { capture: true };

/** An entry of its own in the history for what covers the page, so that Back closes it. To be called where it opens. */
export function pushCover(): void {
  // Pressed twice while its script was on the way, or reloaded under it: one entry is enough.
  if (entryNote().cover !== true) pushEntry({ cover: true });
}

/** Calls back when the visitor has gone back from under the cover; the result stops listening. */
export function onCoverLeft(close: () => void): () => void {
  const onPop = (event: PopStateEvent) => {
    // The router has nothing to do with it: the page is the same.
    event.stopImmediatePropagation();
    if (entryNote().cover !== true) close();
  };
  window.addEventListener('popstate', onPop, HEARD);
  return () => window.removeEventListener('popstate', onPop, HEARD);
}

/** Takes the entry away again, where what covered the page was closed otherwise. */
export function leaveCover(): void {
  if (entryNote().cover !== true) return;
  const stop = onCoverLeft(() => stop());
  history.back();
}
