/**
 * Whether the sheet of filters is open, and its entry in the browser's history, so that Back closes it. One sheet a page;
 * kept in the page's store, so that a submit handler can close it without a reference to the component.
 */

import { atom, type Store } from 'jotai/vanilla';
import { painted } from '../../primitives/browser/afterPaint.ts';
import { entryNote, pushEntry, replaceEntry } from '../../primitives/browser/historyEntry.ts';
import { onTraversal } from '../../primitives/browser/onTraversal.ts';
import { media } from '../../css/media.ts';

/** A traversal that has not been reported by then is not going to be. */
const TRAVERSAL_MS = 500;

interface Sheet {
  readonly open: boolean;
  /** The address under which its entry was made; empty where it has none of its own. */
  readonly openedAt: string;
}

const CLOSED: Sheet = { open: false, openedAt: '' };

/** Undefined until a script has taken the sheet over: until then its address opens it. */
const sheetAtom = atom<Sheet | undefined>(undefined);

/** True and false where the sheet is open and closed, undefined before there is a script. */
export const sheetOpenAtom = atom((get) => get(sheetAtom)?.open);

const isMarked = (): boolean => entryNote().sheet === true;
/** Beside the list it is no sheet, and there is nothing to open. */
const isRail = (): boolean => matchMedia(media.from1024).matches;

export const isSheetOpen = (store: Store): boolean => store.get(sheetOpenAtom) === true;

/** After Back, Forward, a reload, or a page that comes out of the back/forward cache: open where its entry is the current one. */
export function syncSheet(store: Store): void {
  if (!isMarked() || isRail()) store.set(sheetAtom, CLOSED);
  else if (!isSheetOpen(store)) store.set(sheetAtom, { open: true, openedAt: location.href });
}

/** Takes over a sheet that its address opened before there was a script. It has no entry of its own. */
export function adoptSheet(store: Store): void {
  store.set(sheetAtom, { open: !isRail(), openedAt: '' });
}

/** Opens the sheet with an entry of its own; false where it is a rail. */
export function openSheet(store: Store): boolean {
  if (isRail()) return false;
  if (isSheetOpen(store)) return true;
  pushEntry({ sheet: true });
  store.set(sheetAtom, { open: true, openedAt: location.href });
  return true;
}

/**
 * Closes the sheet and takes its entry out of the way: by going back, or, where the address has changed meanwhile, by
 * making it an ordinary entry. Resolves when the history is settled, so that a new entry may be pushed.
 */
export async function closeSheet(store: Store): Promise<void> {
  if (!isSheetOpen(store)) return;
  const openedAt = store.get(sheetAtom)?.openedAt;
  store.set(sheetAtom, CLOSED);
  // First the list that it covered; the step back comes behind that picture.
  await painted();
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
  // Without the fragment: an adopted sheet would be open again after a reload.
  replaceEntry({}, location.pathname + location.search);
}
