import type { BusySource } from '@vvoz/ui/primitives/Busy/busySource.ts';
import type { CatalogSession, SessionState } from './session.ts';

/** What the page shows, which may be a step behind the session: React renders a whole catalogue in the background. */
export interface ShownState extends BusySource {
  /** To be told after each picture of the catalogue which state it was of. */
  readonly painted: (state: SessionState) => void;
}

/**
 * Busy from a visitor's choice until count, options and list of that choice are on screen: while they are asked for, and
 * while they are rendered. So nothing that is on screen ever passes for the answer to filters that it does not belong to.
 */
export function createShownState(session: CatalogSession): ShownState {
  let shown = session.getState();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    painted: (state) => {
      shown = state;
      tell();
    },
    isBusy: () => {
      const { query, view, status } = session.getState();
      return status === 'pending' || shown.query !== query || shown.view.query !== view.query;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = session.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
}
