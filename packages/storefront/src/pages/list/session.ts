import { atom, type Atom, type Store } from 'jotai/vanilla';
import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import {
  openSession,
  reduceSession,
  type PageCommand,
  type Session,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
} from './sessionReducer.ts';
import type { SettledView } from '../../model/settledView.ts';

export interface ListRequest {
  readonly query: CatalogueQuery;
  /** When present, only the list from this lot on is loaded. */
  readonly offset?: number;
  readonly limit?: number;
  readonly signal: AbortSignal;
}

export interface SessionOptions {
  /** The page's store; holds what the session shows. */
  readonly store: Store;
  readonly initial: SettledView;
  readonly pageSize: number;
  /** Reports errors of our own code itself, so that the code for it loads with the first request. */
  readonly load: (listRequest: ListRequest) => Promise<CatalogueResponse>;
  /** Loads the lots of a kept view again. Returns the view itself if nothing has changed. Reports errors like `load`. */
  readonly renew: (view: SettledView, start: number, signal: AbortSignal) => Promise<SettledView>;
  /** Runs a command to the page. */
  readonly perform: (command: PageCommand) => void;
  /**
   * Schedules what follows a change (address, request); by default at once. A page passes a function that waits until the
   * change is painted.
   */
  readonly later?: (work: () => void) => void;
}

export interface CatalogueSession {
  readonly stateAtom: Atom<SessionState>;
  /** Returns the current state. */
  readonly getState: () => SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  /** Applies a visitor's change of filters or order. */
  readonly patch: (patch: QueryPatch) => void;
}

/**
 * Creates the only owner of a catalogue page's state: `reduceSession` decides, the session runs the commands. It sends the
 * requests itself and leaves the other commands to the page.
 */
export function createCatalogueSession({
  store,
  initial,
  pageSize,
  load,
  renew,
  perform,
  later = (work) => work(),
}: SessionOptions): CatalogueSession {
  let session: Session = openSession(initial, pageSize);
  const stateAtom = atom(session.shown);
  let running = new AbortController();

  const fail = (turn: number) => () => dispatch({ kind: 'requestFailed', turn });

  /** Cancels the running request. Returns the signal of the next one. */
  function cancel(): AbortSignal {
    running.abort();
    running = new AbortController();
    return running.signal;
  }

  function run(command: SessionCommand): void {
    if (command === 'cancel') cancel();
    else if (typeof command === 'string') perform(command);
    else if (command.kind === 'afterPaint') later(() => dispatch(command.event));
    else if (command.kind === 'load') {
      const { kind: _kind, turn, ...listRequest } = command;
      load({ ...listRequest, signal: cancel() }).then(
        (response) => dispatch({ kind: 'responseArrived', turn, response }),
        fail(turn),
      );
    } else if (command.kind === 'renew') {
      const { turn } = command;
      renew(command.view, command.start, cancel()).then(
        (view) => dispatch({ kind: 'lotsRenewed', turn, view }),
        fail(turn),
      );
    } else perform(command);
  }

  function dispatch(event: SessionEvent): void {
    const [next, commands] = reduceSession(session, event);
    session = next;
    store.set(stateAtom, next.shown);
    commands.forEach(run);
  }

  return {
    stateAtom,
    getState: () => session.shown,
    dispatch,
    patch: (patch) => dispatch({ kind: 'choiceMade', query: applyPatch(session.shown.query, patch) }),
  };
}
