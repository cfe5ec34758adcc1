/**
 * History entries of this document, managed by the page itself. A catalogue page handles Back and Forward with the
 * data it holds. The framework's router would fetch the page again for an entry written by an earlier document
 * (after a reload), and its answer could arrive when the visitor is elsewhere.
 */

/** Data that the page stores in an entry. */
export interface EntryNote {
  /** The entry belongs to the open filter sheet. */
  readonly sheet?: boolean;
  /** The entry belongs to an overlay. */
  readonly cover?: boolean;
}

const KEY = 'vvoz';
type State = Readonly<Record<string, unknown>>;

/** State that the router wrote into the first entry of this document. */
let routerState: State | undefined;

function makeState(note: EntryNote): State {
  if (!routerState) {
    const { [KEY]: _note, ...rest } = (history.state ?? {}) as State;
    routerState = rest;
  }
  return { ...routerState, [KEY]: note };
}

/** Returns the data of the current entry. */
export const readEntryNote = (): EntryNote => ((history.state as State | null)?.[KEY] ?? {}) as EntryNote;

/**
 * Pushes a new entry, at this address or another. The router does not render for it, because nothing reads the
 * address from the router.
 */
export const pushEntry = (note: EntryNote, href?: string): void =>
  history.pushState(makeState(note), '', href);

/** Replaces the current entry. */
export const replaceEntry = (note: EntryNote, href?: string): void =>
  history.replaceState(makeState(note), '', href);
