import { useStore } from 'jotai/react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatCatalogAddress } from '@vvoz/catalogue/address/catalogPath';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { BusySource } from '@vvoz/ui/primitives/Busy/busySource.ts';
import { runAfterPaint } from '@vvoz/ui/primitives/browser/afterPaint.ts';
import { pushEntry } from '@vvoz/ui/primitives/browser/historyEntry.ts';
import { onTraversal } from '@vvoz/ui/primitives/browser/onTraversal.ts';
import { closeSheet, isSheetOpen, sheetOpenAtom } from '@vvoz/ui/filters/FilterSheet/sheetHistory.ts';
import { FORM_ID, LIST_ID } from '@vvoz/ui/filters/model/ids.ts';
import { continueList } from './listHead.ts';
import { isReturn, recallList } from './memory.ts';
import { createAddressReader } from './ownAddress.ts';
import { createShownState } from './shownState.ts';
import type { renewList } from './renewList.ts';
import { onLeave } from './onLeave.ts';
import { goBackTo, keepPlace, rememberPlace, returnToPlace } from './returning.ts';
import {
  createCatalogSession,
  type ListRequest,
  type CatalogSession,
  type SettledView,
  type SessionState,
} from './session.ts';

interface Options {
  readonly template: string;
  /** The catalogue's path, without brand, model and body code. */
  readonly path: string;
  readonly pageSize: number;
  readonly initial: SettledView;
}

export interface LiveCatalog {
  readonly session: CatalogSession;
  /** The state on screen. It lags behind `session.getState()` while React renders a change in the background. */
  readonly state: SessionState;
  /** True until the list on screen belongs to the filters on screen. */
  readonly busyAtom: BusySource;
  /** Handles «Показать» of the panel: applies the changes staged in the sheet and scrolls to the list. */
  readonly submit: (event: SyntheticEvent) => void;
}

/** Loads the HTTP client with the first request, not with the page. */
const load = async (template: string, listRequest: ListRequest) =>
  (await import('./loadAnswer.ts')).loadAnswer(template, listRequest);

/** Loads with the first return to kept lots. */
const renew = async (...parameters: Parameters<typeof renewList>) =>
  (await import('./renewList.ts')).renewList(...parameters);

/** Reads from the form the changes that a visitor made before hydration, while its inputs were plain HTML. */
function readForm(): CatalogQuery | undefined {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return undefined;
  return parseCatalogUrl(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}

/**
 * Connects the session of a catalogue page with the browser. On a desktop each change updates the address. In the
 * phone's sheet changes are staged: «Показать» updates the address, closing the sheet in another way undoes them. The
 * session follows Back and Forward, and the list is stored when the visitor leaves.
 */
export function useCatalogSession({ template, path, pageSize, initial }: Options): LiveCatalog {
  const store = useStore();
  const applying = useRef(false);
  const [addresses] = useState(() => {
    const reader = createAddressReader(path);
    reader.learn(initial.query);
    return reader;
  });
  const [session] = useState(() =>
    createCatalogSession({
      store,
      initial,
      pageSize,
      load: (listRequest) => load(template, listRequest),
      renew: (...kept) => renew(...kept, (listRequest) => load(template, listRequest)),
      later: runAfterPaint,
      onNavigate: (query) => {
        addresses.learn(query);
        if (!isSheetOpen(store)) pushEntry({}, formatCatalogAddress(path, query));
      },
    }),
  );
  const [state, setState] = useState(session.getState);
  const [shown] = useState(() => createShownState(session));
  useLayoutEffect(() => store.set(shown.paintedAtom, state), [store, shown, state]);
  useEffect(() => {
    session.replaceBy((work) =>
      keepPlace(() => {
        work();
        flushSync(() => setState(session.getState()));
      }),
    );
  }, [session]);
  useEffect(() => {
    const show = () => startTransition(() => setState(session.getState()));
    // The control shows a change first; the rest of the page is rendered after that paint.
    return store.sub(session.stateAtom, () => {
      const { status } = session.getState();
      if (status === 'pending' || status === 'more') runAfterPaint(show);
      else show();
    });
  }, [store, session]);

  useEffect(() => {
    const stored = isReturn() ? recallList(path, initial) : undefined;
    const items = stored && continueList(initial, stored.view);
    if (items) {
      // Only the length of the list comes from memory. The cards must be rendered before the page can scroll to them.
      session.restore({ ...initial, items });
      requestAnimationFrame(() => {
        flushSync(() => setState(session.getState()));
        goBackTo(stored);
      });
    }
    // On Back a browser shows a document that it has kept, of any age, without asking the server.
    if (isReturn()) session.renew();
    const showKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.renew();
    };
    window.addEventListener('pageshow', showKept);
    return () => window.removeEventListener('pageshow', showKept);
  }, [session, path, initial]);

  useEffect(() => {
    const early = isReturn() ? undefined : readForm();
    if (early) session.patch({ lists: early.lists, ranges: early.ranges, texts: early.texts });
    const stopWatchingLeave = onLeave(() => rememberPlace(path, session.getState().view));
    const followAddress = () => {
      const read = addresses.read(window.location, session.getState().view);
      if (read.kind === 'query') session.follow(read.query);
      // An earlier document wrote this address, with names that this one has not seen. The server knows them.
      else if (read.kind === 'unknown') window.location.reload();
      return read.kind === 'query';
    };
    const follow = () => {
      if (applying.current || isSheetOpen(store) || !followAddress()) return;
      // Back shows the old cards and their scroll position in one paint.
      flushSync(() => setState(session.getState()));
      if (session.getState().status === 'settled') returnToPlace(path, session.getState().view);
    };
    const stopWatchingSheet = store.sub(sheetOpenAtom, () => {
      if (!isSheetOpen(store) && !applying.current) followAddress();
    });
    const stopFollowing = onTraversal(store, follow);
    return () => {
      stopWatchingLeave();
      stopWatchingSheet();
      stopFollowing();
    };
  }, [store, session, addresses, path]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { query } = session.getState();
    if (isSheetOpen(store)) {
      applying.current = true;
      await closeSheet(store);
      applying.current = false;
      const href = formatCatalogAddress(path, query);
      if (href !== window.location.pathname + window.location.search) pushEntry({}, href);
    }
    document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
  };

  return { session, state, busyAtom: shown.busyAtom, submit: (event) => void submit(event) };
}
