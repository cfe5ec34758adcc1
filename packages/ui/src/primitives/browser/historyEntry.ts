/**
 * The entries of this document in the browser's history, kept by the page itself. A catalogue page follows Back and
 * Forward from what it holds; the framework's router would fetch the page once more for an entry that an earlier document
 * wrote (after a reload), and its answer could come when the visitor is elsewhere already.
 */

/** What the page notes about an entry. */
export interface EntryNote {
  /** The entry of the open sheet of filters. */
  readonly sheet?: boolean;
  /** The entry of what covers the page. */
  readonly cover?: boolean;
}

const KEY = 'vvoz';
type State = Readonly<Record<string, unknown>>;

/** What the router wrote into the entry that this document came with. */
let router: State | undefined;

function stateWith(note: EntryNote): State {
  if (!router) {
    const { [KEY]: _note, ...rest } = (history.state ?? {}) as State;
    router = rest;
  }
  return { ...router, [KEY]: note };
}

/** The note on the current entry. */
export const entryNote = (): EntryNote => ((history.state as State | null)?.[KEY] ?? {}) as EntryNote;

/** A new entry, at this address or another. The router does not render for it: nothing reads the address from it. */
export const pushEntry = (note: EntryNote, href?: string): void =>
  history.pushState(stateWith(note), '', href);

/** Writes the current entry anew. */
export const replaceEntry = (note: EntryNote, href?: string): void =>
  history.replaceState(stateWith(note), '', href);
