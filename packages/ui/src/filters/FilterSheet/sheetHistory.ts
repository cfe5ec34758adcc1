/**
 * Whether the sheet of filters is open, and its entry in the browser's history, so that Back closes it. One sheet a page;
 * kept outside React so that a submit handler can close it without a reference to the component.
 */

import { painted } from '../../primitives/browser/afterPaint.ts';
import { entryNote, onTraversal, pushEntry, replaceEntry } from '../../primitives/browser/historyEntry.ts';
import { media } from '../../css/media.ts';

/** A traversal that has not been reported by then is not going to be. */
const TRAVERSAL_MS = 500;

let open = false;
let openedAt = '';
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === open) return;
  open = next;
  for (const listener of listeners) listener();
}

const isMarked = (): boolean => entryNote().sheet === true;
/** Beside the list it is no sheet, and there is nothing to open. */
const isRail = (): boolean => matchMedia(media.from1024).matches;

export const isSheetOpen = (): boolean => open;

/** After Back, Forward, a reload, or a page that comes out of the back/forward cache: open where its entry is the current one. */
export function syncSheet(): void {
  const next = isMarked() && !isRail();
  if (next && !open) openedAt = location.href;
  set(next);
}

/** Takes over a sheet that its address opened before there was a script. It has no entry of its own. */
export function adoptSheet(): void {
  if (isRail()) return;
  openedAt = '';
  set(true);
}

/** Opens the sheet with an entry of its own; false where it is a rail. */
export function openSheet(): boolean {
  if (isRail()) return false;
  if (open) return true;
  pushEntry({ sheet: true });
  openedAt = location.href;
  set(true);
  return true;
}

/**
 * Closes the sheet and takes its entry out of the way: by going back, or, where the address has changed meanwhile, by
 * making it an ordinary entry. Resolves when the history is settled, so that a new entry may be pushed.
 */
export async function closeSheet(): Promise<void> {
  if (!open) return;
  set(false);
  // First the list that it covered; the step back comes behind that picture.
  await painted();
  if (isMarked() && location.href === openedAt) {
    await new Promise<void>((resolve) => {
      const done = () => {
        stop();
        resolve();
      };
      const stop = onTraversal(done);
      setTimeout(done, TRAVERSAL_MS);
      history.back();
    });
    return;
  }
  // Without the fragment: an adopted sheet would be open again after a reload.
  replaceEntry({}, location.pathname + location.search);
}

/** Calls back on every opening and closing. */
export function subscribeSheet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
