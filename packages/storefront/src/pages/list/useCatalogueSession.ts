import { useStore } from 'jotai/react';
import type { Store } from 'jotai/vanilla';
import { startTransition, useEffect, useLayoutEffect, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { BusySource } from '@vvoz/ui/primitives/Busy/busySource.ts';
import { runAfterPaint } from '@vvoz/ui/primitives/browser/afterPaint.ts';
import { pushEntry } from '@vvoz/ui/primitives/browser/historyEntry.ts';
import { onTraversal } from '@vvoz/ui/primitives/browser/onTraversal.ts';
import { closeSheet, isSheetOpen, sheetOpenAtom } from '@vvoz/ui/filters/FilterSheet/sheetHistory.ts';
import { FORM_ID, LIST_ID } from '@vvoz/ui/filters/model/ids.ts';
import { continueList } from '../../model/listHead.ts';
import { isReturn, recallList } from './rememberedList.ts';
import { onLeave } from './onLeave.ts';
import { createAddressReader } from './ownAddress.ts';
import type { renewList } from './renewList.ts';
import { goBackTo, keepPlace, rememberPlace, returnToPlace } from './returning.ts';
import { createCatalogueSession, type CatalogueSession, type ListRequest } from './session.ts';
import type { CommandKind, PageCommand, SessionState } from './sessionReducer.ts';
import type { SettledView } from '../../model/settledView.ts';
import { createShownState } from './shownState.ts';

interface Options {
  readonly template: string;
  /** The catalogue's path, without brand, model and body code. */
  readonly path: string;
  readonly pageSize: number;
  readonly initial: SettledView;
}

export interface LiveCatalogue {
  readonly session: CatalogueSession;
  /** The state on screen. It lags behind `session.getState()` while React renders a change in the background. */
  readonly state: SessionState;
  /** True until the list on screen belongs to the filters on screen. */
  readonly busyAtom: BusySource;
  /** Handles «Показать» of the panel: applies the changes staged in the sheet and scrolls to the list. */
  readonly submit: (event: SyntheticEvent) => void;
}

/** Loads the HTTP client with the first request, not with the page. */
const load = async (template: string, listRequest: ListRequest) =>
  (await import('./loadResponse.ts')).loadResponse(template, listRequest);

/** Loads with the first return to kept lots. */
const renew = async (...parameters: Parameters<typeof renewList>) =>
  (await import('./renewList.ts')).renewList(...parameters);

/** Reads from the form the changes that a visitor made before hydration, while its inputs were plain HTML. */
function readForm(): CatalogueQuery | undefined {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return undefined;
  return parseCatalogueUrl(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}

/** Runs one kind of command to the page. */
type Performers = {
  readonly [Kind in CommandKind<PageCommand>]: (command: Extract<PageCommand, { kind: Kind }>) => void;
};

/** Creates a session with the page's side of it: its commands, and what the browser reports. */
function createPageSession({ template, path, pageSize, initial }: Options, store: Store) {
  const addresses = createAddressReader(path);
  addresses.learn(initial.query);
  let show = (_state: SessionState): void => undefined;
  const renderNow = () => flushSync(() => show(session.getState()));
  const renderBehind = () => startTransition(() => show(session.getState()));

  const performers: Performers = {
    render: renderBehind,
    renderLater: () => void runAfterPaint(renderBehind),
    renderNow,
    renderWithPlace: () => {
      renderNow();
      returnToPlace(path, session.getState().view);
    },
    renderInPlace: () => keepPlace(renderNow),
    renderAt: ({ place }) => {
      // The cards must be rendered before the page can scroll to them.
      requestAnimationFrame(() => {
        renderNow();
        goBackTo(place);
      });
    },
    writeAddress: ({ query }) => {
      const href = formatCatalogueAddress(path, query);
      if (href !== location.pathname + location.search) pushEntry({}, href);
    },
    readAddress: ({ as }) => {
      const read = addresses.read(location, session.getState().view);
      if (read.kind === 'query') session.dispatch({ kind: as, query: read.query });
      // An earlier document wrote this address, with names that this one has not seen. The server knows them.
      else if (read.kind === 'unknown') location.reload();
    },
    closeSheet: ({ query }) =>
      void closeSheet(store).then(() => session.dispatch({ kind: 'sheetApplied', query })),
    scrollToList: () => document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' }),
  };

  const session = createCatalogueSession({
    store,
    initial,
    pageSize,
    load: (listRequest) => {
      addresses.learn(listRequest.query);
      return load(template, listRequest);
    },
    renew: (...kept) => renew(...kept, (listRequest) => load(template, listRequest)),
    perform: (command) =>
      (performers[typeof command === 'string' ? command : command.kind] as (command: PageCommand) => void)(
        command,
      ),
    later: runAfterPaint,
  });

  /** Tells the session what happens in the browser. Returns a stop function. */
  function connect(render: (state: SessionState) => void): () => void {
    show = render;
    const followSheet = () => session.dispatch({ kind: isSheetOpen(store) ? 'sheetOpened' : 'sheetClosed' });
    followSheet();
    const renewCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.dispatch({ kind: 'cameBack' });
    };
    if (isReturn()) {
      const stored = recallList(path, initial);
      const items = stored && continueList(initial, stored.view);
      // Only the length of the list comes from memory.
      if (items) session.dispatch({ kind: 'listRecalled', items, place: stored });
      // On Back a browser shows a document that it has kept, of any age, without asking the server.
      session.dispatch({ kind: 'cameBack' });
    } else {
      const early = readForm();
      if (early) session.patch({ lists: early.lists, ranges: early.ranges, texts: early.texts });
    }
    window.addEventListener('pageshow', renewCached);
    const stops = [
      () => window.removeEventListener('pageshow', renewCached),
      onLeave(() => rememberPlace(path, session.getState().view)),
      store.sub(sheetOpenAtom, followSheet),
      onTraversal(store, () => {
        // This listener may run before that of the sheet.
        followSheet();
        session.dispatch({ kind: 'traversed' });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  return { session, connect };
}

/**
 * Connects the session of a catalogue page with the browser. On a desktop each change updates the address. In the
 * phone's sheet changes are staged: «Показать» updates the address, closing the sheet in another way undoes them. The
 * session follows Back and Forward, and the list is stored when the visitor leaves.
 */
export function useCatalogueSession(options: Options): LiveCatalogue {
  const store = useStore();
  const [{ session, connect }] = useState(() => createPageSession(options, store));
  const [state, setState] = useState(session.getState);
  const [shown] = useState(() => createShownState(session));
  useLayoutEffect(() => store.set(shown.paintedAtom, state), [store, shown, state]);
  useEffect(() => connect(setState), [connect]);
  return {
    session,
    state,
    busyAtom: shown.busyAtom,
    submit: (event) => {
      event.preventDefault();
      session.dispatch({ kind: 'sheetSubmitted' });
    },
  };
}
