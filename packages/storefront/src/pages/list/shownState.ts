import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { BusySource } from '@vvoz/ui/primitives/Busy/busySource.ts';
import type { SessionState } from './sessionReducer.ts';
import type { CatalogueSession } from './session.ts';

/** The state on screen. It can be behind the session, because React renders a catalogue in the background. */
export interface ShownState {
  /** The state on screen; the page sets it after each paint. */
  readonly paintedAtom: PrimitiveAtom<SessionState>;
  readonly busyAtom: BusySource;
}

/**
 * Creates the shown state. It is busy from a visitor's choice until count, options and list of that choice are on
 * screen: during the request and during rendering. So an old list never looks like the answer to new filters.
 */
export function createShownState(session: CatalogueSession): ShownState {
  const paintedAtom = atom(session.getState());
  const busyAtom = atom((get) => {
    const { query, view, status } = get(session.stateAtom);
    const painted = get(paintedAtom);
    return status === 'pending' || painted.query !== query || painted.view.query !== view.query;
  });
  return { paintedAtom, busyAtom };
}
