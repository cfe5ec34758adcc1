import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVisitorDemand, getDemand, runWithDemand, type Demand } from '@vvoz/api/visitor/demand';
import { createCachedCatalogueStore } from './createCachedCatalogueStore.ts';
import { StoreUnavailable, type CatalogueStore, type FacetRequest } from './CatalogueStore.ts';
import { EVERYTHING, type Filter } from './filter.ts';

const green: Filter = { op: 'in', field: 'color', values: ['green'] };

function createFakeStore() {
  let current = 1;
  const version = vi.fn<CatalogueStore['version']>(async () => String(current));
  const count = vi.fn<CatalogueStore['count']>(async () => current * 10);
  const facets = vi.fn<CatalogueStore['facets']>(async (_type, requests) =>
    requests.map(({ field }) => [{ value: field, count: current }]),
  );
  const store = { version, count, facets } as unknown as CatalogueStore;
  return { store: createCachedCatalogueStore(store), version, count, facets, bump: () => (current += 1) };
}

test('equal requests reach the driver once, concurrent or one after the other', async () => {
  const { store, count } = createFakeStore();
  const scope = { type: 'japan', filter: green } as const;
  expect(await Promise.all([store.count(scope), store.count({ ...scope })])).toEqual([10, 10]);
  expect(await store.count(scope)).toBe(10);
  expect(count).toHaveBeenCalledTimes(1);
  await store.count({ type: 'bike', filter: green });
  expect(count).toHaveBeenCalledTimes(2);
});

test('only facets that are not cached are queried, in one call', async () => {
  const { store, facets } = createFakeStore();
  const query = (...fields: FacetRequest['field'][]) =>
    store.facets(
      'japan',
      fields.map((field) => ({ field, filter: EVERYTHING })),
    );
  await query('brand', 'color');
  const responses = await query('color', 'rate', 'brand', 'drive', 'rate');
  expect(responses.map(([option]) => option?.value)).toEqual(['color', 'rate', 'brand', 'drive', 'rate']);
  expect(facets.mock.calls.map(([, requests]) => requests.map(({ field }) => field))).toEqual([
    ['brand', 'color'],
    ['rate', 'drive', 'rate'],
  ]);
  await query('brand', 'rate');
  expect(facets).toHaveBeenCalledTimes(2);
});

test('a store that returns fewer answers than requests is an error', async () => {
  const { store, facets } = createFakeStore();
  facets.mockResolvedValueOnce([]);
  await expect(store.facets('japan', [{ field: 'brand', filter: EVERYTHING }])).rejects.toThrow(
    'fewer answers than requests',
  );
});

test('a failure is not cached', async () => {
  const { store, count } = createFakeStore();
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  count.mockRejectedValueOnce(new StoreUnavailable('busy'));
  await expect(store.count(scope)).rejects.toThrow(StoreUnavailable);
  expect(await store.count(scope)).toBe(10);
});

describe('a visitor who leaves', () => {
  const BRAND: FacetRequest = { field: 'brand', filter: EVERYTHING };
  const COLOR: FacetRequest = { field: 'color', filter: EVERYTHING };

  /** A store whose queries of facets end when the test says so, and visitors who wait for facets and may leave. */
  function createSlowStore() {
    const { store, facets, version } = createFakeStore();
    const queries: { readonly demand: Demand; readonly end: () => void }[] = [];
    facets.mockImplementation(
      (_type, requests) =>
        new Promise((resolve) => {
          const response = requests.map(({ field }) => [{ value: field, count: 1 }]);
          queries.push({ demand: getDemand(), end: () => resolve(response) });
        }),
    );
    const visit = (visitor: string, ...requests: readonly FacetRequest[]) => {
      const controller = new AbortController();
      const response = runWithDemand(createVisitorDemand(visitor, controller.signal), () =>
        store.facets('japan', requests),
      );
      response.catch(() => undefined);
      return { response, leave: () => controller.abort() };
    };
    const settle = () => new Promise((resolve) => void setImmediate(resolve));
    return { queries, visit, settle, version };
  }

  test('cancels the query that nobody else waits for', async () => {
    const { queries, visit, settle } = createSlowStore();
    const { response, leave } = visit('a', BRAND, COLOR);
    await settle();
    leave();
    await expect(response).rejects.toThrow('aborted');
    expect(queries.map(({ demand }) => demand.signal.aborted)).toEqual([true]);
  });

  test('does not cancel a query while another visitor waits for a part of it', async () => {
    const { queries, visit, settle } = createSlowStore();
    const first = visit('a', BRAND, COLOR);
    await settle();
    const other = visit('b', COLOR);
    await settle();
    first.leave();
    const [query] = queries;
    expect([queries.length, query?.demand.signal.aborted, [...(query?.demand.listVisitors() ?? [])]]).toEqual(
      [1, false, ['b']],
    );
    query?.end();
    expect(await other.response).toEqual([[{ value: 'color', count: 1 }]]);
  });

  test('does not cancel the query of the version, which others need too', async () => {
    const { visit, settle, version } = createSlowStore();
    const demands: Demand[] = [];
    version.mockImplementation(async () => {
      demands.push(getDemand());
      return '1';
    });
    visit('a', BRAND).leave();
    await settle();
    expect(demands.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('equal and different requests', () => {
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  const page = { ...scope, order: 'date_desc', limit: 8, offset: 0 } as const;
  const histogram = { field: 'year', filter: EVERYTHING, bins: 45 } as const;
  const facet = { field: 'brand', filter: EVERYTHING } as const;
  const bins = { bins: [{ from: 1, to: 2, count: 3 }] };
  const lots = [{ id: 'a' }, { id: 'b' }];

  test.each<[keyof CatalogueStore, unknown, unknown[], unknown[]]>([
    ['count', 7, [scope], [{ ...scope, type: 'bike' }]],
    ['list', lots, [page], [{ ...page, offset: 8 }]],
    ['facets', [[]], ['japan', [facet]], ['bike', [facet]]],
    ['histograms', [bins], ['japan', [histogram]], ['bike', [histogram]]],
    ['histograms', [bins], ['japan', [histogram]], ['japan', [{ ...histogram, bins: 20 }]]],
    [
      'values',
      [
        [2019, 1],
        [2020, 2],
      ],
      [scope, 'year'],
      [scope, 'engine'],
    ],
    ['get', lots[0], ['japan', 'a'], ['japan', 'b']],
    ['get', undefined, ['japan', 'a'], ['bike', 'a']],
    ['similar', lots, ['japan', 'a', 4], ['japan', 'a', 5]],
  ])(
    '%s: equal requests query the driver once, a different request queries it again',
    async (method, response, same, other) => {
      const driver = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => response);
      const store = createCachedCatalogueStore({
        version: async () => '1',
        [method]: driver,
      } as unknown as CatalogueStore);
      const query = (args: unknown[]) => (store[method] as (...args: unknown[]) => Promise<unknown>)(...args);
      expect([await query(same), await query(same)]).toEqual([response, response]);
      expect(driver.mock.calls).toEqual([same]);
      await query(other);
      expect(driver.mock.calls).toEqual([same, other]);
    },
  );

  test('requests of different methods about the same lots have different answers', async () => {
    const store = createCachedCatalogueStore({
      version: async () => '1',
      count: async () => 1,
      list: async () => 'list',
      values: async () => 'values',
      get: async () => 'lot',
      similar: async () => 'similar',
      facets: async () => ['facet'],
      histograms: async () => [bins],
    } as unknown as CatalogueStore);
    const same = page as never;
    expect([
      await store.count(same),
      await store.list(same),
      await store.values(same, 'year'),
      await store.facets('japan', [same]),
      await store.histograms('japan', [same]),
      await store.get('japan', 'a'),
      await store.similar('japan', 'a', undefined as never),
    ]).toEqual([1, 'list', 'values', ['facet'], [bins], 'lot', 'similar']);
  });
});

describe('the size of an answer', () => {
  const queryTwice = async (response: readonly unknown[], id = 'a') => {
    const similar = vi.fn<() => Promise<unknown>>(async () => response);
    const store = createCachedCatalogueStore({ version: async () => '1', similar, list: similar } as never);
    for (const _ of [1, 2]) {
      await store.similar('japan', id, 8);
      await store.list({ type: 'japan', filter: EVERYTHING, order: 'date_desc', limit: 8, offset: 0 });
    }
    return similar.mock.calls.length;
  };

  test('an answer that fits into the cache is cached', async () =>
    expect(await queryTwice(Array.from({ length: 1000 }))).toBe(2));
  test('an answer that is larger than the cache is not cached', async () =>
    expect(await queryTwice(Array.from({ length: 50_000 }))).toBe(4));
  test('the answer to a long request is cached', async () =>
    expect(await queryTwice([], 'x'.repeat(10_000))).toBe(2));
});

describe('the version of the catalogue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('an import becomes visible after half a second, and the version is read once in that time', async () => {
    vi.advanceTimersByTime(10_000);
    const { store, version, count, bump } = createFakeStore();
    const scope = { type: 'japan', filter: EVERYTHING } as const;
    expect(await store.count(scope)).toBe(10);
    bump();
    vi.advanceTimersByTime(500);
    expect([await store.count(scope), await store.version()]).toEqual([10, '1']);
    expect(version).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect([await store.count(scope), await store.version()]).toEqual([20, '2']);
    expect(version).toHaveBeenCalledTimes(2);
    expect(count).toHaveBeenCalledTimes(2);
  });

  test('a version that could not be read is read again at once', async () => {
    const { store, version } = createFakeStore();
    version.mockRejectedValueOnce(new StoreUnavailable('busy'));
    await expect(store.version()).rejects.toThrow(StoreUnavailable);
    expect(await store.version()).toBe('1');
  });

  test('a late failure does not discard a newer version', async () => {
    const { store, version } = createFakeStore();
    const late = Promise.withResolvers<string>();
    version.mockReturnValueOnce(late.promise);
    const first = store.version();
    vi.advanceTimersByTime(501);
    expect(await store.version()).toBe('1');
    late.reject(new StoreUnavailable('busy'));
    await expect(first).rejects.toThrow(StoreUnavailable);
    expect(await store.version()).toBe('1');
    expect(version).toHaveBeenCalledTimes(2);
  });
});
