import { atom, type Atom, type Store } from 'jotai/vanilla';
import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { CatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';
import type { CatalogAnswer, Relaxed } from './catalogAnswer.ts';
import { countLots, withoutShown, type ListHead } from './listHead.ts';

/** Filters, count, options and list that belong to one query. */
export interface UntitledView {
  readonly query: CatalogQuery;
  readonly count: number;
  readonly facets: FacetCounts;
  /** The lots before `items`, if the document has their cards. Only the first view has a head. */
  readonly head?: ListHead;
  readonly items: readonly PricedLot[];
  /** Steps out of an empty result. */
  readonly relaxed?: readonly Relaxed[];
}

/** A view with the heading and title of its page. */
export interface SettledView extends UntitledView {
  readonly titles: CatalogueTitles;
}

export interface SessionState {
  /** The filters on screen. They change at once. */
  readonly query: CatalogQuery;
  /** The last settled view. It belongs to `query` exactly when `status` is `settled` or `more`. */
  readonly view: SettledView;
  readonly status: 'settled' | 'pending' | 'more' | 'failed' | 'more-failed';
}

export interface ListRequest {
  readonly query: CatalogQuery;
  /** When present, only the list from this lot on is loaded. */
  readonly offset?: number;
  readonly limit?: number;
  readonly signal: AbortSignal;
}

export interface SessionOptions {
  /** The page's store; holds the session's state. */
  readonly store: Store;
  readonly initial: SettledView;
  readonly pageSize: number;
  readonly load: (listRequest: ListRequest) => Promise<CatalogAnswer>;
  /** Loads the lots of a kept view again. Returns the view itself if nothing has changed. */
  readonly renew: (view: SettledView, start: number, signal: AbortSignal) => Promise<SettledView>;
  /** Called for each change that a visitor made, before its request: it writes the address. */
  readonly onNavigate: (query: CatalogQuery) => void;
  /**
   * Schedules what follows a change (address, request); by default at once. A page passes a function that waits until the
   * change is painted. Changes made before that share one history entry.
   */
  readonly later?: (work: () => void) => void;
}

/** Views that Back and Forward show at once. */
const MAX_VIEWS = 24;

export interface CatalogSession {
  readonly stateAtom: Atom<SessionState>;
  /** Returns the current state. */
  readonly getState: () => SessionState;
  /** Applies a visitor's change of filters or order. */
  readonly patch: (patch: QueryPatch) => void;
  /** Replaces the whole query by another one that the visitor chose. */
  readonly show: (query: CatalogQuery) => void;
  /** Follows an address that Back or Forward brought. */
  readonly follow: (query: CatalogQuery) => void;
  /** Appends the next lots to the list. */
  readonly more: (limit: number) => void;
  /** Repeats the request that failed. */
  readonly retry: () => void;
  /**
   * Loads the lots on screen again, because the browser may have kept them for any time. They stay as they are until the
   * answer comes, and when none comes.
   */
  readonly renew: () => void;
  /** Sets the function that runs the replacement of kept lots. A page passes one that keeps its place and the focus. */
  readonly replaceBy: (run: (work: () => void) => void) => void;
  /** Replaces the first view by a remembered one of the same query. */
  readonly restore: (view: SettledView) => void;
  readonly dispose: () => void;
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Creates the only owner of a catalogue page's state. A change cancels the running request. An answer is used only while its
 * filters are on screen: a generation counter guards against answers that arrive after the cancellation. Count, options and
 * list always change together.
 */
export function createCatalogSession({
  store,
  initial,
  pageSize,
  load,
  renew: loadAgain,
  onNavigate,
  later = (work) => work(),
}: SessionOptions): CatalogSession {
  const stateAtom = atom<SessionState>({ query: initial.query, view: initial, status: 'settled' });
  let generation = 0;
  let running: AbortController | undefined;
  /** True while the lots on screen are kept ones that have not been renewed. */
  let isOld = false;
  let replace = (work: () => void) => work();
  const views = new Map<string, SettledView>();

  const getState = () => store.get(stateAtom);
  const set = (next: SessionState) => store.set(stateAtom, next);
  const keep = (view: SettledView) => {
    const key = formatCatalogUrl(view.query);
    views.delete(key);
    views.set(key, view);
    const oldest = views.keys().next().value;
    if (views.size > MAX_VIEWS && oldest !== undefined) views.delete(oldest);
  };

  function begin(): { signal: AbortSignal; current: () => boolean } {
    running?.abort();
    running = new AbortController();
    const mine = ++generation;
    return { signal: running.signal, current: () => mine === generation };
  }

  type Turn = ReturnType<typeof begin>;

  function change(query: CatalogQuery): Turn {
    const turn = begin();
    set({ ...getState(), query, status: 'pending' });
    return turn;
  }

  async function settle(query: CatalogQuery, { signal, current }: Turn): Promise<void> {
    try {
      const answer = await load({ query, signal });
      if (!current() || answer.key !== formatCatalogUrl(query)) return;
      const view = {
        query,
        count: answer.count,
        items: answer.items,
        facets: answer.facets ?? getState().view.facets,
        titles: answer.titles ?? getState().view.titles,
        ...(answer.relaxed ? { relaxed: answer.relaxed } : {}),
      };
      keep(view);
      isOld = false;
      set({ query, view, status: 'settled' });
    } catch (error) {
      if (current() && !isAbort(error)) set({ ...getState(), status: 'failed' });
    }
  }

  function show(query: CatalogQuery): void {
    if (formatCatalogUrl(query) === formatCatalogUrl(getState().query)) return;
    const turn = change(query);
    later(() => {
      if (!turn.current()) return;
      onNavigate(query);
      void settle(query, turn);
    });
  }

  /** Finds the offset of a view's first lot. */
  const findStart = ({ query }: SettledView) => (query.page - 1) * (query.limit ?? pageSize);

  async function append(limit: number): Promise<void> {
    const { view, status } = getState();
    if (status !== 'settled' && status !== 'more-failed') return;
    const offset = findStart(view) + countLots(view);
    if (offset >= view.count) return;
    const { signal, current } = begin();
    set({ ...getState(), status: 'more' });
    try {
      const answer = await load({ query: view.query, offset, limit, signal });
      if (!current()) return;
      const fresh = withoutShown(view, answer.items);
      const grown = { ...view, items: [...view.items, ...fresh] };
      keep(grown);
      set({ ...getState(), view: grown, status: 'settled' });
      // «Показать ещё» has cancelled the renewal of the lots before it.
      if (isOld) void renew();
    } catch (error) {
      if (current() && !isAbort(error)) set({ ...getState(), status: 'more-failed' });
    }
  }

  async function renew(): Promise<void> {
    const { query, view, status } = getState();
    if (status !== 'settled') return;
    const { signal, current } = begin();
    isOld = true;
    try {
      const renewed = await loadAgain(view, findStart(view), signal);
      if (!current()) return;
      isOld = false;
      if (renewed === view) return;
      keep(renewed);
      replace(() => set({ query, view: renewed, status: 'settled' }));
    } catch {
      // The kept lots stay on screen; the next return or «Показать ещё» tries again.
    }
  }

  keep(initial);
  return {
    stateAtom,
    getState,
    patch: (patch) => show(applyPatch(getState().query, patch)),
    show,
    follow: (query) => {
      const view = views.get(formatCatalogUrl(query));
      if (!view) return void settle(query, change(query));
      begin();
      set({ query, view, status: 'settled' });
      void renew();
    },
    more: (limit) => void append(limit),
    renew: () => void renew(),
    replaceBy: (run) => {
      replace = run;
    },
    retry: () => {
      const { query, status } = getState();
      void (status === 'more-failed' ? append(pageSize) : settle(query, change(query)));
    },
    restore: (view) => {
      const state = getState();
      if (formatCatalogUrl(view.query) !== formatCatalogUrl(state.view.query) || state.status !== 'settled')
        return;
      // A view that an earlier release has stored may lack titles. Those of this document belong to the same query.
      const restored = { ...view, titles: state.view.titles };
      keep(restored);
      set({ ...state, view: restored });
    },
    dispose: () => {
      generation += 1;
      running?.abort();
    },
  };
}
