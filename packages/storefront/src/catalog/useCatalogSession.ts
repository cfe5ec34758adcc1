import { startTransition, useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { catalogAddress } from '@vvoz/catalogue/address/catalogPath';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import { afterPaint } from '@vvoz/ui/primitives/browser/afterPaint.ts';
import { onTraversal, pushEntry } from '@vvoz/ui/primitives/browser/historyEntry.ts';
import { closeSheet, isSheetOpen, subscribeSheet } from '@vvoz/ui/filters/FilterSheet/sheetHistory.ts';
import { FORM_ID, LIST_ID } from '@vvoz/ui/filters/model/ids.ts';
import { isReturn, recallList } from './memory.ts';
import { createAddressReader } from './ownAddress.ts';
import { createShownState, type ShownState } from './shownState.ts';
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
  /** Busy until what is on screen belongs to the filters on screen. */
  readonly shown: ShownState;
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
  const applying = useRef(false);
  const [addresses] = useState(() => {
    const reader = createAddressReader(path);
    reader.learn(initial.query);
    return reader;
  });
  const [session] = useState(() =>
    createCatalogSession({
      initial,
      pageSize,
      load: (ask) => load(template, ask),
      later: afterPaint,
      onNavigate: (query) => {
        addresses.learn(query);
        if (!isSheetOpen()) pushEntry({}, catalogAddress(path, query));
      },
    }),
  );
  const [state, setState] = useState(session.getState);
  const [shown] = useState(() => createShownState(session));
  useLayoutEffect(() => shown.painted(state), [shown, state]);
  useEffect(() => {
    const show = () => startTransition(() => setState(session.getState()));
    // A change is seen on its control first; the page that it belongs to is rendered behind that picture.
    return session.subscribe(() => {
      const { status } = session.getState();
      if (status === 'pending' || status === 'more') afterPaint(show);
      else show();
    });
  }, [session]);

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
      if (applying.current || isSheetOpen() || !followAddress()) return;
      // Back shows the old cards and its place in one picture.
      flushSync(() => setState(session.getState()));
      if (session.getState().status === 'settled') returnToPlace(path, session.getState().view);
    };
    const stopWatchingSheet = subscribeSheet(() => {
      if (!isSheetOpen() && !applying.current) followAddress();
    });
    const stopFollowing = onTraversal(follow);
    window.addEventListener('pagehide', leave);
    return () => {
      stopWatchingSheet();
      stopFollowing();
      window.removeEventListener('pagehide', leave);
    };
  }, [session, addresses, path]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { query } = session.getState();
    if (isSheetOpen()) {
      applying.current = true;
      await closeSheet();
      applying.current = false;
      const href = catalogAddress(path, query);
      if (href !== window.location.pathname + window.location.search) pushEntry({}, href);
    }
    document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
  };

  return { session, state, shown, submit: (event) => void submit(event) };
}
