import { atom, type Atom, type Store } from 'jotai/vanilla';
import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { Relaxed } from './wire.ts';
import type { CatalogAnswer } from './wire.ts';

/** A settled look at the catalogue: filters, count, options and list of one query. */
export interface SettledView {
  readonly query: CatalogQuery;
  readonly count: number;
  readonly facets: FacetCounts;
  readonly items: readonly PricedLot[];
  /** Steps out of an empty result. */
  readonly relaxed?: readonly Relaxed[];
}

export interface SessionState {
  /** The filters on screen. They change at once. */
  readonly query: CatalogQuery;
  /** The last settled view. It belongs to `query` exactly when `status` is `settled` or `more`. */
  readonly view: SettledView;
  readonly status: 'settled' | 'pending' | 'more' | 'failed' | 'more-failed';
}

export interface Ask {
  readonly query: CatalogQuery;
  /** Present: only the list from here on. */
  readonly offset?: number;
  readonly limit?: number;
  readonly signal: AbortSignal;
}

export interface SessionOptions {
  /** The page's; it has the session's state from the first change on. */
  readonly store: Store;
  readonly initial: SettledView;
  readonly pageSize: number;
  readonly load: (ask: Ask) => Promise<CatalogAnswer>;
  /** Called for a change that a visitor made, before anything is asked for: the address comes first. */
  readonly onNavigate: (query: CatalogQuery) => void;
  /**
   * Runs what a change entails (address, question), at once by default. A page waits until the change itself is seen;
   * changes that come before that are one step of the history.
   */
  readonly later?: (work: () => void) => void;
}

/** Views that Back and Forward find again without asking. */
const KEPT_VIEWS = 24;

export interface CatalogSession {
  readonly stateAtom: Atom<SessionState>;
  /** The atom's value now. */
  readonly getState: () => SessionState;
  /** A visitor's change of filters or order. */
  readonly patch: (patch: QueryPatch) => void;
  /** A visitor's step to another choice as a whole. */
  readonly show: (query: CatalogQuery) => void;
  /** The address changed by itself (Back, Forward): follow it. */
  readonly follow: (query: CatalogQuery) => void;
  /** Appends the next lots to the list. */
  readonly more: (limit: number) => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Puts a remembered view in place of the first one, where both belong to the same query. */
  readonly restore: (view: SettledView) => void;
  readonly dispose: () => void;
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * The one owner of a catalogue page's state. A change cancels what was under way; an answer is taken only while the
 * filters it belongs to are those on screen (a generation counter guards what cannot be cancelled any more), and count,
 * options and list always change together.
 */
export function createCatalogSession({
  store,
  initial,
  pageSize,
  load,
  onNavigate,
  later = (work) => work(),
}: SessionOptions): CatalogSession {
  const stateAtom = atom<SessionState>({ query: initial.query, view: initial, status: 'settled' });
  let generation = 0;
  let running: AbortController | undefined;
  const kept = new Map<string, SettledView>();

  const getState = () => store.get(stateAtom);
  const set = (next: SessionState) => store.set(stateAtom, next);
  const keep = (view: SettledView) => {
    const key = formatCatalogUrl(view.query);
    kept.delete(key);
    kept.set(key, view);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_VIEWS && oldest !== undefined) kept.delete(oldest);
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
        ...(answer.relaxed ? { relaxed: answer.relaxed } : {}),
      };
      keep(view);
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

  async function append(limit: number): Promise<void> {
    const { view, status } = getState();
    if (status !== 'settled' && status !== 'more-failed') return;
    const offset = (view.query.page - 1) * (view.query.limit ?? pageSize) + view.items.length;
    if (offset >= view.count) return;
    const { signal, current } = begin();
    set({ ...getState(), status: 'more' });
    try {
      const answer = await load({ query: view.query, offset, limit, signal });
      if (!current()) return;
      const known = new Set(view.items.map((lot) => `${lot.type}/${lot.id}`));
      const fresh = answer.items.filter((lot) => !known.has(`${lot.type}/${lot.id}`));
      const grown = { ...view, items: [...view.items, ...fresh] };
      keep(grown);
      set({ ...getState(), view: grown, status: 'settled' });
    } catch (error) {
      if (current() && !isAbort(error)) set({ ...getState(), status: 'more-failed' });
    }
  }

  keep(initial);
  return {
    stateAtom,
    getState,
    patch: (patch) => show(applyPatch(getState().query, patch)),
    show,
    follow: (query) => {
      const view = kept.get(formatCatalogUrl(query));
      if (!view) return void settle(query, change(query));
      begin();
      set({ query, view, status: 'settled' });
    },
    more: (limit) => void append(limit),
    retry: () => {
      const { query, status } = getState();
      void (status === 'more-failed' ? append(pageSize) : settle(query, change(query)));
    },
    restore: (view) => {
      const state = getState();
      if (formatCatalogUrl(view.query) !== formatCatalogUrl(state.view.query) || state.status !== 'settled')
        return;
      keep(view);
      set({ ...state, view });
    },
    dispose: () => {
      generation += 1;
      running?.abort();
    },
  };
}
