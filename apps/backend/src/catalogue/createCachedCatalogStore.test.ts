import { expect, test, vi } from 'vitest';
import { createCachedCatalogStore } from './createCachedCatalogStore.ts';
import { StoreUnavailable, type CatalogStore, type FacetRequest } from './CatalogStore.ts';
import { EVERYTHING, type Filter } from './filter.ts';

const green: Filter = { op: 'in', field: 'color', values: ['green'] };

function createFakeStore() {
  let version = 1;
  const count = vi.fn<CatalogStore['count']>(async () => version * 10);
  const facets = vi.fn<CatalogStore['facets']>(async (_type, requests) =>
    requests.map(({ field }) => [{ value: field, count: version }]),
  );
  const store = { version: async () => String(version), count, facets } as unknown as CatalogStore;
  return { store: createCachedCatalogStore(store), count, facets, bump: () => (version += 1) };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('equal requests reach the driver once, concurrent or one after the other', async () => {
  const { store, count } = createFakeStore();
  const scope = { type: 'japan', filter: green } as const;
  expect(await Promise.all([store.count(scope), store.count({ ...scope })])).toEqual([10, 10]);
  expect(await store.count(scope)).toBe(10);
  expect(count).toHaveBeenCalledTimes(1);
  await store.count({ type: 'bike', filter: green });
  expect(count).toHaveBeenCalledTimes(2);
});

test('an import becomes visible within a second', async () => {
  const { store, count, bump } = createFakeStore();
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  expect(await store.count(scope)).toBe(10);
  bump();
  await wait(600);
  expect(await store.count(scope)).toBe(20);
  expect(count).toHaveBeenCalledTimes(2);
});

test('only facets that are not cached are queried, in one call', async () => {
  const { store, facets } = createFakeStore();
  const ask = (...fields: FacetRequest['field'][]) =>
    store.facets(
      'japan',
      fields.map((field) => ({ field, filter: EVERYTHING })),
    );
  await ask('brand', 'color');
  const answers = await ask('color', 'rate', 'brand', 'drive', 'rate');
  expect(answers.map(([option]) => option?.value)).toEqual(['color', 'rate', 'brand', 'drive', 'rate']);
  expect(facets.mock.calls.map(([, requests]) => requests.map(({ field }) => field))).toEqual([
    ['brand', 'color'],
    ['rate', 'drive', 'rate'],
  ]);
});

test('a failure is not cached', async () => {
  const { store, count } = createFakeStore();
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  count.mockRejectedValueOnce(new StoreUnavailable('busy'));
  await expect(store.count(scope)).rejects.toThrow(StoreUnavailable);
  expect(await store.count(scope)).toBe(10);
});
