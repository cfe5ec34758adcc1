import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { Outage } from '@vvoz/site-browser/page/fetchJson.ts';
import { renewList } from './renewList.ts';
import type { SettledView } from '../../model/settledView.ts';
import type { SessionState } from './sessionReducer.ts';
import { createCatalogueSession, type ListRequest } from './session.ts';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';

const SEEDS = Array.from({ length: numRuns(8, 24).numRuns }, (_, index) => index + 1);
const CHANGES = 500;
const PAGE_SIZE = 3;

/** The outcome of one request. A request that `ignoresCancel` answers or fails although it is cancelled. */
interface Outcome {
  readonly delay: number;
  readonly fails: boolean;
  readonly ignoresCancel: boolean;
}

type Step =
  | { readonly kind: 'patch'; readonly patch: QueryPatch }
  | { readonly kind: 'back' | 'forward' | 'retry' }
  | { readonly kind: 'more'; readonly limit: number };

interface Event {
  readonly step: Step;
  readonly outcome: Outcome;
  /** The visitor's pause after the action, in ticks of the network. */
  readonly wait: number;
}

const arbitraryPatch = fc.oneof(
  arbitraryQuery().map(({ lists, ranges, texts, order }): QueryPatch => ({ lists, ranges, texts, order })),
  arbitraryQuery().map(({ view }): QueryPatch => (view ? { view } : { view: { layout: 'cards' } })),
  arbitraryQuery().map(({ page, limit }): QueryPatch => ({ page: page % 4, ...(limit ? { limit } : {}) })),
  // Few values, so that queries repeat.
  fc.integer({ min: 2010, max: 2014 }).map((min): QueryPatch => ({ ranges: { year: { min } } })),
  fc.subarray(['TOYOTA', 'HONDA', 'BMW']).map((brand): QueryPatch => ({ lists: { brand } })),
);
const arbitraryOutcome = fc.record({
  delay: fc.nat({ max: 12 }),
  fails: fc.integer({ min: 1, max: 8 }).map((draw) => draw === 1),
  ignoresCancel: fc.boolean(),
});
const arbitraryWait = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  fc.nat({ max: 3 }),
  fc.nat({ max: 16 }),
);
const arbitraryChange: fc.Arbitrary<Event> = fc.record({
  step: arbitraryPatch.map((patch) => ({ kind: 'patch', patch }) as const),
  outcome: arbitraryOutcome,
  wait: arbitraryWait,
});
/** Other actions of a visitor, which may come between two changes of filters. */
const arbitraryOtherAction: fc.Arbitrary<Event> = fc.record({
  step: fc.oneof(
    fc.constantFrom({ kind: 'back' } as const, { kind: 'forward' } as const, { kind: 'retry' } as const),
    fc.integer({ min: 1, max: 4 }).map((limit) => ({ kind: 'more', limit }) as const),
  ),
  outcome: arbitraryOutcome,
  wait: arbitraryWait,
});

/** Gives each query a number, which is in its count, its options and every lot. */
const tags = new Map<string, number>();
const getTag = (query: CatalogueQuery): number => {
  const key = formatCatalogueUrl(query);
  const tag = tags.get(key) ?? tags.size;
  tags.set(key, tag);
  return tag;
};
const makeLot = (tag: number, index: number): LotSummary => ({
  id: `${tag}#${index}`,
  type: 'japan',
  brand: 'TOYOTA',
  model: '',
  currency: 'jpy',
  status: 'coming',
  images: [],
});
const makeCount = (tag: number): number => 1_000_000 + tag;
const makeFacets = (tag: number) => ({
  options: { brand: [{ value: String(tag), count: 1 }] },
  histograms: {},
});
const makeTitles = (tag: number) => ({ heading: String(tag), title: `${tag} — ${makeCount(tag)}` });
const findStart = ({ page, limit = PAGE_SIZE }: CatalogueQuery): number => (page - 1) * limit;
const makeResponse = ({
  query,
  offset,
  limit,
}: Pick<ListRequest, 'query' | 'offset' | 'limit'>): CatalogueResponse => {
  const tag = getTag(query);
  const length = limit ?? query.limit ?? PAGE_SIZE;
  const items = Array.from({ length }, (_, index) => makeLot(tag, (offset ?? findStart(query)) + index));
  return {
    key: formatCatalogueUrl(query),
    count: makeCount(tag),
    items,
    ...(offset === undefined ? { facets: makeFacets(tag), titles: makeTitles(tag) } : {}),
  };
};
const makeView = (query: CatalogueQuery): SettledView => {
  const { count, items } = makeResponse({ query });
  const tag = getTag(query);
  return { query, count, items, facets: makeFacets(tag), titles: makeTitles(tag) };
};

/** Names the parts of a state that do not belong together; empty when the state is consistent. */
function findMixedState({ query, view, status }: SessionState): string[] {
  const tag = getTag(view.query);
  const start = findStart(view.query);
  const current = ['settled', 'more', 'more-failed'].includes(status);
  return [
    view.count === makeCount(tag) ? '' : `a count of ${view.count}`,
    view.facets.options.brand?.[0]?.value === String(tag) ? '' : 'options of another query',
    view.titles.heading === String(tag) ? '' : 'titles of another query',
    view.items.every(({ id }, index) => id === `${tag}#${start + index}`) ? '' : 'lots of another query',
    !current || formatCatalogueUrl(view.query) === formatCatalogueUrl(query)
      ? ''
      : `an old view is ${status}`,
  ].filter(Boolean);
}

interface Request {
  readonly listRequest: ListRequest;
  readonly at: number;
  readonly outcome: Outcome;
  readonly end: () => void;
}

const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Creates a network of virtual time, a tab's history and a session on top of both. Checks the state after each event.
 */
function createSimulation() {
  let now = 0;
  let outcome: Outcome = { delay: 0, fails: false, ignoresCancel: false };
  let isHealthy = false;
  let pendingRequests: Request[] = [];
  let newest: ListRequest | undefined;
  let failing: ListRequest | undefined;
  const seen = { settled: 0, failed: 0, cancelled: 0, outdated: 0 };
  const visited = [formatCatalogueUrl(EMPTY_QUERY)];
  let place = 0;

  const load = (listRequest: ListRequest): Promise<CatalogueResponse> =>
    new Promise((resolve, reject) => {
      newest = listRequest;
      const mine = outcome;
      const request: Request = {
        listRequest,
        at: now + mine.delay,
        outcome: mine,
        end: () => {
          if (listRequest.signal.aborted) seen.outdated += 1;
          failing = mine.fails && !isHealthy ? listRequest : undefined;
          if (failing) reject(new Outage('no network'));
          else resolve(makeResponse(listRequest));
        },
      };
      pendingRequests.push(request);
      listRequest.signal.addEventListener('abort', () => {
        seen.cancelled += 1;
        if (mine.ignoresCancel) return;
        pendingRequests = pendingRequests.filter((other) => other !== request);
        reject(new DOMException('The operation was aborted', 'AbortError'));
      });
    });

  const store = createStore();
  const session = createCatalogueSession({
    store,
    initial: makeView(EMPTY_QUERY),
    pageSize: PAGE_SIZE,
    load,
    renew: (...kept) => renewList(...kept, load),
    perform: (command) => {
      if (typeof command === 'string' || command.kind !== 'writeAddress') return;
      const { query } = command;
      visited.splice(place + 1, Infinity, formatCatalogueUrl(query));
      place += 1;
    },
  });

  const faults: string[] = [];
  let before = session.getState().status;
  // An error thrown here would look like a failed request, so the listener only records it.
  store.sub(session.stateAtom, () => {
    const state = session.getState();
    faults.push(...findMixedState(state));
    if (state.status === 'settled') seen.settled += 1;
    if (state.status !== before && state.status.endsWith('failed')) {
      seen.failed += 1;
      if (failing !== newest) faults.push('the failure of an older request is shown');
      if (newest?.signal.aborted) faults.push('the failure of a cancelled request is shown');
    }
    before = state.status;
  });

  /** Checks that the address matches the filters, and that a pending state waits for exactly one request. */
  function checkState(): void {
    const { query, status } = session.getState();
    const key = formatCatalogueUrl(query);
    expect([...faults, ...findMixedState(session.getState())]).toEqual([]);
    expect(key).toBe(visited[place]);
    const live = pendingRequests
      .filter(({ listRequest }) => !listRequest.signal.aborted)
      .map(({ listRequest }) => formatCatalogueUrl(listRequest.query));
    if (status === 'pending' || status === 'more') expect(live).toEqual([key]);
    // Only the parts of a kept list are loaded again.
    else expect(live.filter((other) => other !== key)).toEqual([]);
  }

  function go(to: number): void {
    place = Math.min(Math.max(to, 0), visited.length - 1);
    session.dispatch({ kind: 'wentTo', query: parseCatalogueUrl(visited[place] ?? '') });
  }

  return {
    seen,
    session,
    checkState,
    address: () => visited[place],
    stopFailures: () => {
      isHealthy = true;
    },
    act: ({ step, outcome: next }: Event) => {
      outcome = next;
      if (step.kind === 'patch') session.patch(step.patch);
      else if (step.kind === 'more') session.dispatch({ kind: 'moreWanted', limit: step.limit });
      else if (step.kind === 'back') go(place - 1);
      else if (step.kind === 'forward') go(place + 1);
      else if (session.getState().status.endsWith('failed')) session.dispatch({ kind: 'retryWanted' });
    },
    /** Ends the requests that are due, newest first, and checks the state after each. */
    tick: async () => {
      now += 1;
      for (const request of pendingRequests.filter(({ at }) => at <= now).toReversed()) {
        pendingRequests = pendingRequests.filter((other) => other !== request);
        request.end();
        await waitForTurn();
        checkState();
      }
    },
  };
}

describe('a catalogue session with answers in any order', () => {
  test.each(SEEDS)('%i: the current state belongs to one query, the last one', async (seed) => {
    const changes = fc.sample(arbitraryChange, { seed, numRuns: CHANGES });
    const otherActions = fc.sample(fc.array(arbitraryOtherAction, { maxLength: 2 }), {
      seed,
      numRuns: CHANGES,
    });
    const { session, seen, act, tick, stopFailures, checkState, address } = createSimulation();
    for (const [index, change] of changes.entries()) {
      for (const event of [change, ...(otherActions[index] ?? [])]) {
        act(event);
        await waitForTurn();
        checkState();
        for (let step = 0; step < event.wait; step++) await tick();
      }
    }
    stopFailures();
    for (let step = 0; step < 16; step++) await tick();
    if (session.getState().status.endsWith('failed')) session.dispatch({ kind: 'retryWanted' });
    for (let step = 0; step < 16; step++) await tick();

    const { status, query, view } = session.getState();
    expect(status).toBe('settled');
    expect(formatCatalogueUrl(query)).toBe(address());
    expect(view.count).toBe(makeCount(getTag(query)));
    // The scenario reached the dangerous cases.
    expect(seen.settled).toBeGreaterThan(50);
    expect(seen.failed).toBeGreaterThan(5);
    expect(seen.cancelled).toBeGreaterThan(100);
    expect(seen.outdated).toBeGreaterThan(30);
  });
});
