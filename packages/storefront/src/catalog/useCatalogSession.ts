import { useStore } from 'jotai/react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { catalogAddress } from '@vvoz/catalogue/address/catalogPath';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { BusySource } from '@vvoz/ui/primitives/Busy/busySource.ts';
import { afterPaint } from '@vvoz/ui/primitives/browser/afterPaint.ts';
import { pushEntry } from '@vvoz/ui/primitives/browser/historyEntry.ts';
import { onTraversal } from '@vvoz/ui/primitives/browser/onTraversal.ts';
import { closeSheet, isSheetOpen, sheetOpenAtom } from '@vvoz/ui/filters/FilterSheet/sheetHistory.ts';
import { FORM_ID, LIST_ID } from '@vvoz/ui/filters/model/ids.ts';
import { isReturn, recallList } from './memory.ts';
import { createAddressReader } from './ownAddress.ts';
import { createShownState } from './shownState.ts';
import { goBackTo, rememberPlace, returnToPlace } from './returning.ts';
import {
  createCatalogSession,
  type Ask,
  type CatalogSession,
  type SettledView,
  type SessionState,
} from './session.ts';

interface Options {
  readonly template: string;
  /** The catalogue's path; brand, model and body code come behind it. */
  readonly path: string;
  readonly pageSize: number;
  readonly initial: SettledView;
}

export interface LiveCatalog {
  readonly session: CatalogSession;
  /** As it is on screen. Behind `session.getState()` while React renders the change in the background. */
  readonly state: SessionState;
  /** Until what is on screen belongs to the filters on screen. */
  readonly busyAtom: BusySource;
  /** The panel's «Показать»: applies what was staged in the sheet and shows the list. */
  readonly submit: (event: SyntheticEvent) => void;
}

/** ky arrives on the first intent, not with the page. */
const load = async (template: string, ask: Ask) =>
  (await import('./loadAnswer.ts')).loadAnswer(template, ask);

/** What a visitor ticked before the script came, as the form has it; the server's inputs are plain ones until then. */
function formQuery(): CatalogQuery | undefined {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return undefined;
  return parseCatalogUrl(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}

/**
 * The session of a catalogue page, tied to the browser. On a desktop the address follows each change; in the phone's
 * sheet changes are staged: the address follows on «Показать», and closing the sheet otherwise takes them back. Back and
 * Forward are followed, and the list is remembered when the visitor leaves.
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
      load: (ask) => load(template, ask),
      later: afterPaint,
      onNavigate: (query) => {
        addresses.learn(query);
        if (!isSheetOpen(store)) pushEntry({}, catalogAddress(path, query));
      },
    }),
  );
  const [state, setState] = useState(session.getState);
  const [shown] = useState(() => createShownState(session));
  useLayoutEffect(() => store.set(shown.paintedAtom, state), [store, shown, state]);
  useEffect(() => {
    const show = () => startTransition(() => setState(session.getState()));
    // A change is seen on its control first; the page that it belongs to is rendered behind that picture.
    return store.sub(session.stateAtom, () => {
      const { status } = session.getState();
      if (status === 'pending' || status === 'more') afterPaint(show);
      else show();
    });
  }, [store, session]);

  useEffect(() => {
    const kept = isReturn() ? recallList(path, initial) : undefined;
    if (!kept) return;
    // The counts are today's; only how far the list had grown is taken from memory. The cards have to stand before the
    // page can be scrolled to them.
    session.restore({ ...initial, items: kept.view.items });
    requestAnimationFrame(() => {
      flushSync(() => setState(session.getState()));
      goBackTo(kept);
    });
  }, [session, path, initial]);

  useEffect(() => {
    const early = isReturn() ? undefined : formQuery();
    if (early) session.patch({ lists: early.lists, ranges: early.ranges, texts: early.texts });
    const leave = () => rememberPlace(path, session.getState().view);
    const followAddress = () => {
      const read = addresses.read(window.location, session.getState().view);
      if (read.kind === 'query') session.follow(read.query);
      // An address that an earlier document wrote, with names that nobody told this one: the server knows them.
      else if (read.kind === 'unknown') window.location.reload();
      return read.kind === 'query';
    };
    const follow = () => {
      if (applying.current || isSheetOpen(store) || !followAddress()) return;
      // Back shows the old cards and its place in one picture.
      flushSync(() => setState(session.getState()));
      if (session.getState().status === 'settled') returnToPlace(path, session.getState().view);
    };
    const stopWatchingSheet = store.sub(sheetOpenAtom, () => {
      if (!isSheetOpen(store) && !applying.current) followAddress();
    });
    const stopFollowing = onTraversal(store, follow);
    window.addEventListener('pagehide', leave);
    return () => {
      stopWatchingSheet();
      stopFollowing();
      window.removeEventListener('pagehide', leave);
    };
  }, [store, session, addresses, path]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { query } = session.getState();
    if (isSheetOpen(store)) {
      applying.current = true;
      await closeSheet(store);
      applying.current = false;
      const href = catalogAddress(path, query);
      if (href !== window.location.pathname + window.location.search) pushEntry({}, href);
    }
    document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
  };

  return { session, state, busyAtom: shown.busyAtom, submit: (event) => void submit(event) };
}
