import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { BusySource } from '@vvoz/ui/primitives/Busy/busySource.ts';
import type { CatalogSession, SessionState } from './session.ts';

/** What the page shows, which may be a step behind the session: React renders a whole catalogue in the background. */
export interface ShownState {
  /** The state that is on screen; to be set after each paint. */
  readonly paintedAtom: PrimitiveAtom<SessionState>;
  readonly busyAtom: BusySource;
}

/**
 * Busy from a visitor's choice until count, options and list of that choice are on screen: while they are asked for, and
 * while they are rendered. So nothing that is on screen ever passes for the answer to filters that it does not belong to.
 */
export function createShownState(session: CatalogSession): ShownState {
  const paintedAtom = atom(session.getState());
  const busyAtom = atom((get) => {
    const { query, view, status } = get(session.stateAtom);
    const painted = get(paintedAtom);
    return status === 'pending' || painted.query !== query || painted.view.query !== view.query;
  });
  return { paintedAtom, busyAtom };
}
