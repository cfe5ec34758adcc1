import { createStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { Outage } from '@vvoz/site-browser/page/fetchJson.ts';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import type { SettledView } from '../../model/settledView.ts';
import { createCatalogueSession, type ListRequest, type SessionOptions } from './session.ts';
import { NO_TITLES } from '../../testing/noTitles.ts';

const makeLot = (id: string, type: LotSummary['type'] = 'japan'): LotSummary => ({
  id,
  type,
  brand: 'TOYOTA',
  model: 'PRIUS',
  currency: 'jpy',
  status: 'coming',
  images: [],
});
const makeView = (query: CatalogueQuery, count = 100, ids = 'abc'): SettledView => ({
  query,
  count,
  items: [...ids].map((id) => makeLot(id)),
  facets: { options: {}, histograms: {} },
  titles: NO_TITLES,
});
const PLACE = { view: makeView(EMPTY_QUERY), scrollY: 0 };
const WHITE = parseCatalogueUrl('color=white');
const BLACK = parseCatalogueUrl('color=black');

interface StoreQuery {
  readonly listRequest: ListRequest;
  /** Ends the request, even a cancelled one, and waits until the session has read the answer. */
  readonly response: (changes?: Partial<CatalogueResponse>) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** A session whose requests are ended by the test. */
function setup(changes: Partial<Pick<SessionOptions, 'initial' | 'later' | 'renew'>> = {}) {
  const calls: StoreQuery[] = [];
  const onNavigate = vi.fn();
  const replace = vi.fn();
  const load = (listRequest: ListRequest): Promise<CatalogueResponse> =>
    new Promise((resolve, reject) => {
      const settle = () => new Promise<void>((ended) => void setImmediate(ended));
      calls.push({
        listRequest,
        response: (parts) => {
          resolve({ key: formatCatalogueUrl(listRequest.query), count: 50, items: [makeLot('x')], ...parts });
          return settle();
        },
        fail: (error) => {
          reject(error as Error);
          return settle();
        },
      });
    });
  const session = createCatalogueSession({
    store: createStore(),
    initial: makeView(EMPTY_QUERY),
    pageSize: 3,
    load,
    renew: async (view) => view,
    perform: (command) => {
      if (command === 'renderInPlace') replace();
      else if (typeof command === 'object' && command.kind === 'writeAddress') onNavigate(command.query);
    },
    ...changes,
  });
  return {
    session,
    onNavigate,
    replace,
    calls,
    getIds: () => session.getState().view.items.map(({ id }) => id),
  };
}

describe('answers of a catalogue session', () => {
  test('a change cancels the running request; its late answer and its late failure are ignored', async () => {
    for (const end of [
      (call?: StoreQuery) => call?.response(),
      (call?: StoreQuery) => call?.fail(new Outage('down')),
    ]) {
      const { session, calls } = setup();
      session.dispatch({ kind: 'choiceMade', query: WHITE });
      session.dispatch({ kind: 'choiceMade', query: BLACK });
      expect(calls.map(({ listRequest }) => listRequest.signal.aborted)).toEqual([true, false]);
      await end(calls[0]);
      expect(session.getState()).toMatchObject({ query: BLACK, status: 'pending', view: { count: 100 } });
      await calls[1]?.response();
      expect(session.getState()).toMatchObject({ query: BLACK, status: 'settled', view: { count: 50 } });
    }
  });

  test.each<[string, unknown, string, string]>([
    ['an outage', new Outage('no network'), 'failed', 'more-failed'],
    ['a value that is no error', { name: 'AbortError' }, 'failed', 'more-failed'],
  ])(
    'the status after %s, in a request for a list and in one for more of it',
    async (_, error, status, moreStatus) => {
      const { session, calls } = setup();
      session.dispatch({ kind: 'moreWanted', limit: 2 });
      expect(session.getState().status).toBe('more');
      await calls[0]?.fail(error);
      expect(session.getState().status).toBe(moreStatus);
      session.dispatch({ kind: 'choiceMade', query: WHITE });
      await calls[1]?.fail(error);
      expect(session.getState().status).toBe(status);
    },
  );

  test('changes before the paint share one request and one address', () => {
    const waiting: (() => void)[] = [];
    const { session, onNavigate, calls } = setup({ later: (work) => waiting.push(work) });
    session.dispatch({ kind: 'choiceMade', query: WHITE });
    session.dispatch({ kind: 'choiceMade', query: BLACK });
    expect([session.getState().query, calls.length]).toEqual([BLACK, 0]);
    for (const work of waiting) work();
    expect(onNavigate.mock.calls).toEqual([[BLACK]]);
    expect(calls.map(({ listRequest }) => listRequest.query)).toEqual([BLACK]);
  });
});

describe('more of a list', () => {
  test.each<[string, SettledView, Partial<ListRequest> | undefined]>([
    ['the first page', makeView(EMPTY_QUERY), { offset: 3, limit: 2 }],
    [
      'the cards of the document',
      { ...makeView(EMPTY_QUERY, 100, 'c'), head: { ids: ['japan/a', 'japan/b'] } },
      { offset: 3, limit: 2 },
    ],
    ['the third page', makeView(parseCatalogueUrl('page=3')), { offset: 9, limit: 2 }],
    ['pages of twelve', makeView({ ...EMPTY_QUERY, page: 2, limit: 12 }), { offset: 15, limit: 2 }],
    ['a list with one lot to come', makeView(EMPTY_QUERY, 4), { offset: 3 }],
    ['a complete list', makeView(EMPTY_QUERY, 3), undefined],
  ])('what is requested after %s', (_, initial, wanted) => {
    const { session, calls } = setup({ initial });
    session.dispatch({ kind: 'moreWanted', limit: 2 });
    if (wanted) expect(calls).toMatchObject([{ listRequest: { query: initial.query, ...wanted } }]);
    else expect(calls).toEqual([]);
  });

  test('lots that are on screen are left out; equal ids of two types are two lots', async () => {
    const { session, calls, getIds } = setup();
    session.dispatch({ kind: 'moreWanted', limit: 3 });
    await calls[0]?.response({ items: [makeLot('c'), makeLot('c', 'korean'), makeLot('d')] });
    expect(session.getState().status).toBe('settled');
    expect(getIds()).toEqual(['a', 'b', 'c', 'c', 'd']);
    session.dispatch({ kind: 'moreWanted', limit: 3 });
    expect(calls[1]?.listRequest.offset).toBe(5);
  });

  test('a late answer does not extend the list of other filters', async () => {
    const { session, calls, getIds } = setup();
    session.dispatch({ kind: 'moreWanted', limit: 1 });
    session.dispatch({ kind: 'choiceMade', query: WHITE });
    await calls[1]?.response();
    await calls[0]?.response();
    expect(getIds()).toEqual(['x']);
    session.dispatch({ kind: 'moreWanted', limit: 1 });
    session.dispatch({ kind: 'choiceMade', query: BLACK });
    await calls[2]?.fail(new Outage('down'));
    expect(session.getState().status).toBe('pending');
  });

  test('a retry repeats the failed request, for the list or for more of it; the address stays', async () => {
    const { session, calls, onNavigate, getIds } = setup();
    session.dispatch({ kind: 'moreWanted', limit: 1 });
    await calls[0]?.fail(new Outage('down'));
    session.dispatch({ kind: 'retryWanted' });
    expect(calls[1]?.listRequest).toMatchObject({ query: EMPTY_QUERY, offset: 3, limit: 3 });
    await calls[1]?.fail(new Outage('down'));
    session.dispatch({ kind: 'moreWanted', limit: 2 });
    expect(calls[2]?.listRequest).toMatchObject({ offset: 3, limit: 2 });
    await calls[2]?.response();
    expect(getIds()).toEqual(['a', 'b', 'c', 'x']);
    expect(onNavigate).not.toHaveBeenCalled();
    session.dispatch({ kind: 'choiceMade', query: WHITE });
    await calls[3]?.fail(new Outage('down'));
    session.dispatch({ kind: 'retryWanted' });
    expect(session.getState().status).toBe('pending');
    expect(calls[4]?.listRequest).toMatchObject({ query: WHITE });
    expect(calls[4]?.listRequest).not.toHaveProperty('offset');
    expect(onNavigate).toHaveBeenCalledOnce();
  });
});

describe('views that Back and Forward bring', () => {
  test('a view that was on screen is shown at once and cancels the running request', async () => {
    const { session, calls, onNavigate } = setup();
    session.dispatch({ kind: 'choiceMade', query: WHITE });
    await calls[0]?.response();
    session.dispatch({ kind: 'choiceMade', query: BLACK });
    session.dispatch({ kind: 'wentTo', query: EMPTY_QUERY });
    expect(calls[1]?.listRequest.signal.aborted).toBe(true);
    await calls[1]?.response();
    expect(session.getState()).toMatchObject({ query: EMPTY_QUERY, status: 'settled', view: { count: 100 } });
    session.dispatch({ kind: 'wentTo', query: WHITE });
    expect(session.getState()).toMatchObject({ query: WHITE, status: 'settled', view: { count: 50 } });
    expect([calls.length, onNavigate.mock.calls.length]).toEqual([2, 2]);
    session.dispatch({ kind: 'wentTo', query: BLACK });
    expect(session.getState().status).toBe('pending');
    expect([calls[2]?.listRequest.query, onNavigate.mock.calls.length]).toEqual([BLACK, 2]);
  });

  /** Shows the empty query, then others, and returns whether the first is still kept. */
  async function isFirstKept(others: number, isShownAgain = false): Promise<boolean> {
    const { session, calls } = setup();
    if (isShownAgain) {
      session.dispatch({ kind: 'choiceMade', query: WHITE });
      await calls.at(-1)?.response();
      session.dispatch({ kind: 'choiceMade', query: EMPTY_QUERY });
      await calls.at(-1)?.response();
    }
    for (let year = 2000; year < 2000 + others; year++) {
      session.dispatch({ kind: 'choiceMade', query: parseCatalogueUrl(`year_min=${year}`) });
      await calls.at(-1)?.response();
    }
    session.dispatch({ kind: 'wentTo', query: EMPTY_QUERY });
    return session.getState().status === 'settled';
  }

  test('24 views are kept; showing one again makes it the newest', async () => {
    expect([await isFirstKept(23), await isFirstKept(24)]).toEqual([true, false]);
    expect([await isFirstKept(23, true), await isFirstKept(24, true)]).toEqual([true, false]);
  });

  test('a remembered view replaces the first one of its query and is kept', async () => {
    const { session, calls, getIds } = setup();
    session.dispatch({
      kind: 'listRecalled',
      items: makeView(EMPTY_QUERY, 100, 'abcdef').items,
      place: PLACE,
    });
    expect(session.getState()).toMatchObject({ query: EMPTY_QUERY, status: 'settled' });
    expect(getIds()).toHaveLength(6);
    session.dispatch({ kind: 'choiceMade', query: WHITE });
    await calls[0]?.response();
    session.dispatch({ kind: 'wentTo', query: EMPTY_QUERY });
    expect(getIds()).toHaveLength(6);
  });

  /** A renewal that the test ends. */
  function setUpRenewal() {
    const renewals: {
      view: SettledView;
      start: number;
      signal: AbortSignal;
      end: PromiseWithResolvers<SettledView>;
    }[] = [];
    const renew: SessionOptions['renew'] = (view, start, signal) => {
      const end = Promise.withResolvers<SettledView>();
      renewals.push({ view, start, signal, end });
      return end.promise;
    };
    const ready = setup({ renew });
    return { ...ready, renewals };
  }
  const wait = () => new Promise<void>((ended) => void setImmediate(ended));

  test('a kept view is shown at once, and its current lots replace it when they arrive', async () => {
    const { session, calls, renewals, replace, getIds } = setUpRenewal();
    session.dispatch({ kind: 'choiceMade', query: WHITE });
    await calls[0]?.response();
    expect(renewals).toEqual([]);
    session.dispatch({ kind: 'wentTo', query: EMPTY_QUERY });
    expect([getIds(), session.getState().status]).toEqual([['a', 'b', 'c'], 'settled']);
    const current = makeView(EMPTY_QUERY, 99, 'abd');
    renewals[0]?.end.resolve(current);
    await wait();
    expect(session.getState()).toEqual({ query: EMPTY_QUERY, view: current, status: 'settled' });
    expect(replace).toHaveBeenCalledOnce();
    // The current lots are kept, too.
    session.dispatch({ kind: 'wentTo', query: WHITE });
    session.dispatch({ kind: 'wentTo', query: EMPTY_QUERY });
    expect(getIds()).toEqual(['a', 'b', 'd']);
    expect(renewals.map(({ start }) => start)).toEqual([0, 0, 0]);
    expect(renewals[1]?.signal.aborted).toBe(true);
  });

  test('the renewal of a later page begins at its first lot', () => {
    const renew = vi.fn(async (view: SettledView) => view);
    const starts = ['page=3&limit=20', 'page=3', ''].map((search) => {
      setup({ renew, initial: makeView(parseCatalogueUrl(search)) }).session.dispatch({ kind: 'cameBack' });
      return renew.mock.lastCall?.at(1);
    });
    expect(starts).toEqual([40, 6, 0]);
  });

  test('lots that have not changed, and a failed renewal, leave the page as it is', async () => {
    const { session, renewals, replace } = setUpRenewal();
    const before = session.getState();
    session.dispatch({ kind: 'cameBack' });
    renewals[0]?.end.resolve(before.view);
    await wait();
    session.dispatch({ kind: 'cameBack' });
    renewals[1]?.end.reject(new Outage('down'));
    await wait();
    expect(session.getState()).toBe(before);
    expect(replace).not.toHaveBeenCalled();
  });

  test('a late renewal does not replace a later choice', async () => {
    const { session, calls, renewals } = setUpRenewal();
    session.dispatch({ kind: 'cameBack' });
    session.dispatch({ kind: 'choiceMade', query: WHITE });
    expect(renewals[0]?.signal.aborted).toBe(true);
    renewals[0]?.end.resolve(makeView(EMPTY_QUERY, 1, 'z'));
    await calls[0]?.response();
    expect(session.getState().view.query).toEqual(WHITE);
  });

  test('«Показать ещё» cancels a renewal, which is repeated after it with all lots', async () => {
    const { session, calls, renewals, getIds } = setUpRenewal();
    session.dispatch({ kind: 'cameBack' });
    session.dispatch({ kind: 'moreWanted', limit: 1 });
    expect(renewals[0]?.signal.aborted).toBe(true);
    await calls[0]?.response();
    expect(getIds()).toEqual(['a', 'b', 'c', 'x']);
    expect(renewals[1]?.view.items).toHaveLength(4);
    renewals[1]?.end.resolve(makeView(EMPTY_QUERY, 100, 'abcy'));
    await wait();
    expect(getIds()).toEqual(['a', 'b', 'c', 'y']);
    session.dispatch({ kind: 'moreWanted', limit: 1 });
    await calls[1]?.response();
    expect(renewals).toHaveLength(2);
  });
});
