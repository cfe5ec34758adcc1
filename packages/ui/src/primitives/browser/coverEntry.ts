import { readEntryNote, pushEntry } from './historyEntry.ts';

const CAPTURE = { capture: true };

/** Pushes a history entry for an overlay, so that Back closes it. Call it when the overlay opens. */
export function pushCover(): void {
  // One entry is enough when the button was pressed twice while the script loaded, or the page was reloaded with the
  // overlay open.
  if (readEntryNote().cover !== true) pushEntry({ cover: true });
}

/** Calls `close` when the visitor goes back from the overlay. Returns a stop function. */
export function onCoverLeft(close: () => void): () => void {
  const onPop = (event: PopStateEvent) => {
    // The router must not react: the page stays the same.
    event.stopImmediatePropagation();
    if (readEntryNote().cover !== true) close();
  };
  window.addEventListener('popstate', onPop, CAPTURE);
  return () => window.removeEventListener('popstate', onPop, CAPTURE);
}

/** Removes the entry when the overlay is closed in another way. */
export function leaveCover(): void {
  if (readEntryNote().cover !== true) return;
  const stop = onCoverLeft(() => stop());
  history.back();
}
