import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { EMPTY_QUERY, type CatalogQuery } from '@vvoz/catalogue/query/query';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { createCatalogSession, type Ask, type SessionState, type SettledView } from './session.ts';
import type { CatalogAnswer } from './catalogAnswer.ts';

vi.setConfig({ testTimeout: 60_000 });

const SEEDS = Array.from({ length: numRuns(8, 24).numRuns }, (_, index) => index + 1);
const CHANGES = 500;
const PAGE_SIZE = 3;

/** What becomes of one request; `deaf` ones answer or fail although they were cancelled. */
interface Fate {
  readonly delay: number;
  readonly fails: boolean;
  readonly deaf: boolean;
}

type Step =
  | { readonly kind: 'patch'; readonly patch: QueryPatch }
  | { readonly kind: 'back' | 'forward' | 'retry' }
  | { readonly kind: 'more'; readonly limit: number };

interface Event {
  readonly step: Step;
  readonly fate: Fate;
  /** How long the visitor then waits, in the network's ticks. */
  readonly wait: number;
}

const patchOf = fc.oneof(
  arbitraryQuery().map(({ lists, ranges, texts, order }): QueryPatch => ({ lists, ranges, texts, order })),
  arbitraryQuery().map(({ view }): QueryPatch => (view ? { view } : { view: { layout: 'cards' } })),
  arbitraryQuery().map(({ page, limit }): QueryPatch => ({ page: page % 4, ...(limit ? { limit } : {}) })),
  // Few values: queries that were asked before come again.
  fc.integer({ min: 2010, max: 2014 }).map((min): QueryPatch => ({ ranges: { year: { min } } })),
  fc.subarray(['TOYOTA', 'HONDA', 'BMW']).map((brand): QueryPatch => ({ lists: { brand } })),
);
const fateOf = fc.record({
  delay: fc.nat({ max: 12 }),
  fails: fc.integer({ min: 1, max: 8 }).map((draw) => draw === 1),
  deaf: fc.boolean(),
});
const wait = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }), fc.nat({ max: 16 }));
const changeOf: fc.Arbitrary<Event> = fc.record({
  step: patchOf.map((patch) => ({ kind: 'patch', patch }) as const),
  fate: fateOf,
  wait,
});
/** What a visitor does beside changing filters; between any two changes there may be some of it. */
const besideOf: fc.Arbitrary<Event> = fc.record({
  step: fc.oneof(
    fc.constantFrom({ kind: 'back' } as const, { kind: 'forward' } as const, { kind: 'retry' } as const),
    fc.integer({ min: 1, max: 4 }).map((limit) => ({ kind: 'more', limit }) as const),
  ),
  fate: fateOf,
  wait,
});

/** Each query has a number of its own, which stands in its count, its options and every lot. */
const tags = new Map<string, number>();
const tagOf = (query: CatalogQuery): number => {
  const key = formatCatalogUrl(query);
  const known = tags.get(key) ?? tags.size;
  tags.set(key, known);
  return known;
};
const lot = (tag: number, index: number): LotSummary => ({
  id: `${tag}#${index}`,
  type: 'japan',
  brand: 'TOYOTA',
  model: '',
  currency: 'jpy',
  status: 'coming',
  images: [],
});
const countOf = (tag: number): number => 1_000_000 + tag;
const facetsOf = (tag: number) => ({
  options: { brand: [{ value: String(tag), count: 1 }] },
  histograms: {},
});
const startOf = ({ page, limit = PAGE_SIZE }: CatalogQuery): number => (page - 1) * limit;
const answerFor = ({ query, offset, limit }: Pick<Ask, 'query' | 'offset' | 'limit'>): CatalogAnswer => {
  const tag = tagOf(query);
  const length = limit ?? query.limit ?? PAGE_SIZE;
  const items = Array.from({ length }, (_, index) => lot(tag, (offset ?? startOf(query)) + index));
  return {
    key: formatCatalogUrl(query),
    count: countOf(tag),
    items,
    ...(offset === undefined ? { facets: facetsOf(tag) } : {}),
  };
};
const viewOf = (query: CatalogQuery): SettledView => {
  const { count, items } = answerFor({ query });
  return { query, count, items, facets: facetsOf(tagOf(query)) };
};

/** What of a state does not belong together; empty where all is well. */
function mixedUp({ query, view, status }: SessionState): string[] {
  const tag = tagOf(view.query);
  const start = startOf(view.query);
  const current = ['settled', 'more', 'more-failed'].includes(status);
  return [
    view.count === countOf(tag) ? '' : `a count of ${view.count}`,
    view.facets.options.brand?.[0]?.value === String(tag) ? '' : 'options of another query',
    view.items.every(({ id }, index) => id === `${tag}#${start + index}`) ? '' : 'lots of another query',
    !current || formatCatalogUrl(view.query) === formatCatalogUrl(query) ? '' : `an old view is ${status}`,
  ].filter(Boolean);
}

interface Request {
  readonly ask: Ask;
  readonly at: number;
  readonly fate: Fate;
  readonly end: () => void;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A network of virtual time, a tab's history and a session on top of both; looks at the state after each event. */
function world() {
  let now = 0;
  let fate: Fate = { delay: 0, fails: false, deaf: false };
  let healthy = false;
  let flying: Request[] = [];
  let newest: Ask | undefined;
  let failing: Ask | undefined;
  const seen = { settled: 0, failed: 0, cancelled: 0, outdated: 0 };
  const visited = [formatCatalogUrl(EMPTY_QUERY)];
  let place = 0;

  const load = (ask: Ask): Promise<CatalogAnswer> =>
    new Promise((resolve, reject) => {
      newest = ask;
      const mine = fate;
      const request: Request = {
        ask,
        at: now + mine.delay,
        fate: mine,
        end: () => {
          if (ask.signal.aborted) seen.outdated += 1;
          failing = mine.fails && !healthy ? ask : undefined;
          if (failing) reject(new TypeError('Failed to fetch'));
          else resolve(answerFor(ask));
        },
      };
      flying.push(request);
      ask.signal.addEventListener('abort', () => {
        seen.cancelled += 1;
        if (mine.deaf) return;
        flying = flying.filter((other) => other !== request);
        reject(new DOMException('The operation was aborted', 'AbortError'));
      });
    });

  const store = createStore();
  const session = createCatalogSession({
    store,
    initial: viewOf(EMPTY_QUERY),
    pageSize: PAGE_SIZE,
    load,
    onNavigate: (query) => {
      visited.splice(place + 1, Infinity, formatCatalogUrl(query));
      place += 1;
    },
  });

  const complaints: string[] = [];
  let before = session.getState().status;
  // A listener that throws would be taken for a failed request: it only notes.
  store.sub(session.stateAtom, () => {
    const state = session.getState();
    complaints.push(...mixedUp(state));
    if (state.status === 'settled') seen.settled += 1;
    if (state.status !== before && state.status.endsWith('failed')) {
      seen.failed += 1;
      if (failing !== newest) complaints.push('the failure of an older request is said');
      if (newest?.signal.aborted) complaints.push('the failure of a cancelled request is said');
    }
    before = state.status;
  });

  /** After an event: the address is the filters', and whoever waits has just one request to wait for. */
  function look(): void {
    const { query, status } = session.getState();
    const key = formatCatalogUrl(query);
    expect([...complaints, ...mixedUp(session.getState())]).toEqual([]);
    expect(key).toBe(visited[place]);
    const live = flying.filter(({ ask }) => !ask.signal.aborted);
    expect(live.map(({ ask }) => formatCatalogUrl(ask.query))).toEqual(
      status === 'pending' || status === 'more' ? [key] : [],
    );
  }

  function go(to: number): void {
    place = Math.min(Math.max(to, 0), visited.length - 1);
    session.follow(parseCatalogUrl(visited[place] ?? ''));
  }

  return {
    seen,
    session,
    look,
    address: () => visited[place],
    heal: () => {
      healthy = true;
    },
    act: ({ step, fate: next }: Event) => {
      fate = next;
      if (step.kind === 'patch') session.patch(step.patch);
      else if (step.kind === 'more') session.more(step.limit);
      else if (step.kind === 'back') go(place - 1);
      else if (step.kind === 'forward') go(place + 1);
      else if (session.getState().status.endsWith('failed')) session.retry();
    },
    /** One tick: all that is due comes, the last asked first, and the state is looked at after each. */
    tick: async () => {
      now += 1;
      for (const request of flying.filter(({ at }) => at <= now).toReversed()) {
        flying = flying.filter((other) => other !== request);
        request.end();
        await turn();
        look();
      }
    },
  };
}

describe('a catalogue session with answers in any order', () => {
  test.each(SEEDS)('%i: whatever is shown as current belongs to one query, the last one', async (seed) => {
    const changes = fc.sample(changeOf, { seed, numRuns: CHANGES });
    const beside = fc.sample(fc.array(besideOf, { maxLength: 2 }), { seed, numRuns: CHANGES });
    const { session, seen, act, tick, heal, look, address } = world();
    for (const [index, change] of changes.entries()) {
      for (const event of [change, ...(beside[index] ?? [])]) {
        act(event);
        await turn();
        look();
        for (let step = 0; step < event.wait; step++) await tick();
      }
    }
    heal();
    for (let step = 0; step < 16; step++) await tick();
    if (session.getState().status.endsWith('failed')) session.retry();
    for (let step = 0; step < 16; step++) await tick();

    const { status, query, view } = session.getState();
    expect(status).toBe('settled');
    expect(formatCatalogUrl(query)).toBe(address());
    expect(view.count).toBe(countOf(tagOf(query)));
    // The scenario did go where it is dangerous.
    expect(seen.settled).toBeGreaterThan(50);
    expect(seen.failed).toBeGreaterThan(5);
    expect(seen.cancelled).toBeGreaterThan(100);
    expect(seen.outdated).toBeGreaterThan(30);
  });
});
