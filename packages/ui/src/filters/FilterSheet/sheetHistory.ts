/**
 * State of the filter sheet and its entry in the browser's history, so that Back closes it. There is one sheet per
 * page. The state is in the page's store, so that a submit handler can close the sheet without a reference to the
 * component.
 */

import { atom, type Store } from 'jotai/vanilla';
import { waitForPaint } from '../../primitives/browser/afterPaint.ts';
import { readEntryNote, pushEntry, replaceEntry } from '../../primitives/browser/historyEntry.ts';
import { onTraversal } from '../../primitives/browser/onTraversal.ts';
import { media } from '../../css/media.ts';

/** ms. A traversal that the browser has not reported by then is never reported. */
const TRAVERSAL_MS = 500;

interface Sheet {
  readonly open: boolean;
  /** The address at which the sheet's entry was made; empty when the sheet has no entry. */
  readonly openedAt: string;
}

const CLOSED: Sheet = { open: false, openedAt: '' };

/** Undefined until JavaScript takes the sheet over; until then the address opens it. */
const sheetAtom = atom<Sheet | undefined>(undefined);

/** True if the sheet is open; undefined before JavaScript takes it over. */
export const sheetOpenAtom = atom((get) => get(sheetAtom)?.open);

const isMarked = (): boolean => readEntryNote().sheet === true;
/** Beside the list the filters are a rail, and there is nothing to open. */
const isRail = (): boolean => matchMedia(media.from1024).matches;

export const isSheetOpen = (store: Store): boolean => store.get(sheetOpenAtom) === true;

/**
 * Updates the state after Back, Forward, a reload or a return from the back/forward cache: the sheet is open if its
 * entry is the current one.
 */
export function syncSheet(store: Store): void {
  if (!isMarked() || isRail()) store.set(sheetAtom, CLOSED);
  else if (!isSheetOpen(store)) store.set(sheetAtom, { open: true, openedAt: location.href });
}

/** Takes over a sheet that the address opened before JavaScript ran. It has no history entry. */
export function adoptSheet(store: Store): void {
  store.set(sheetAtom, { open: !isRail(), openedAt: '' });
}

/** Opens the sheet with its own history entry. Returns false when the filters are a rail. */
export function openSheet(store: Store): boolean {
  if (isRail()) return false;
  if (isSheetOpen(store)) return true;
  pushEntry({ sheet: true });
  store.set(sheetAtom, { open: true, openedAt: location.href });
  return true;
}

/**
 * Closes the sheet and removes its history entry: goes back, or, if the address has changed, turns the entry into an
 * ordinary one. Resolves when the history is settled, so that a new entry may be pushed.
 */
export async function closeSheet(store: Store): Promise<void> {
  if (!isSheetOpen(store)) return;
  const openedAt = store.get(sheetAtom)?.openedAt;
  store.set(sheetAtom, CLOSED);
  // Paint the list first; go back after that frame.
  await waitForPaint();
  if (isMarked() && location.href === openedAt) {
    await new Promise<void>((resolve) => {
      const done = () => {
        stop();
        resolve();
      };
      const stop = onTraversal(store, done);
      setTimeout(done, TRAVERSAL_MS);
      history.back();
    });
    return;
  }
  // Drop the fragment; otherwise a reload would open the sheet again.
  replaceEntry({}, location.pathname + location.search);
}
