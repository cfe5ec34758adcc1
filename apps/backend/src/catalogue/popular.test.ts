import type { FacetOption } from '@vvoz/catalogue/query/view';
import { expect, test, vi } from 'vitest';
import type { CatalogueStore, ListRequest } from './CatalogueStore.ts';
import { EVERYTHING, type Filter } from './filter.ts';
import { findPopularBrands, findPopularLots, findPopularModels } from './popular.ts';

/**
 * A store with these options. `pictures`: by brand and model, how many pictures each of its lots has, newest lot first.
 */
function createFakeStore(
  options: readonly FacetOption[] | undefined,
  pictures: Readonly<Record<string, readonly number[]>> = {},
) {
  const facets = vi.fn<CatalogueStore['facets']>(async () => (options ? [options] : []));
  const list = vi.fn<(request: ListRequest) => Promise<unknown>>(async ({ filter }) => {
    const names = filter.op === 'and' ? filter.all.flatMap((one) => (one.op === 'in' ? one.values : [])) : [];
    const name = names.join(' ');
    return (pictures[name] ?? []).map((count, at) => ({
      id: `${name} ${at}`,
      images: Array(count).fill('x'),
    }));
  });
  return { store: { facets, list } as unknown as CatalogueStore, facets, list };
}

const countdown = (length: number): FacetOption[] =>
  Array.from({ length }, (_, at) => ({ value: `M${at}`, brand: 'B', count: length - at }));

test('the ten brands that have the most lots are popular, regardless of the filters', async () => {
  const { store, facets } = createFakeStore(countdown(12));
  expect([...(await findPopularBrands(store, 'japan'))].join(' ')).toBe('M0 M1 M2 M3 M4 M5 M6 M7 M8 M9');
  expect(facets).toHaveBeenCalledWith('japan', [{ field: 'brand', filter: EVERYTHING }]);
});

test('the six models of a brand that have the most lots are popular', async () => {
  const { store, facets } = createFakeStore([{ value: 'OWNERLESS', count: 99 }, ...countdown(8)]);
  const filter: Filter = { op: 'in', field: 'brand', values: ['B'] };
  const models = await findPopularModels(store, 'bike', filter);
  expect([...models].join(' ')).toBe('|OWNERLESS B|M0 B|M1 B|M2 B|M3 B|M4');
  expect(facets).toHaveBeenCalledWith('bike', [{ field: 'model', filter }]);
});

test('a catalogue without lots has nothing popular', async () => {
  const { store } = createFakeStore(undefined);
  expect(await findPopularBrands(store, 'japan')).toEqual(new Set());
  expect(await findPopularModels(store, 'japan')).toEqual(new Set());
  expect(await findPopularLots(store, 'japan', 3)).toEqual([]);
});

test('a popular model is shown by its newest lot with a picture, or else by its newest lot', async () => {
  const models = [
    { value: 'FIRST', brand: 'A', count: 9 },
    { value: 'SECOND', brand: 'A', count: 8 },
    { value: 'GONE', brand: 'A', count: 7 },
    { value: 'BRANDLESS', count: 6 },
    { value: 'BEYOND', brand: 'A', count: 5 },
  ];
  const { store, facets, list } = createFakeStore(models, {
    'A FIRST': [0, 0, 1, 2],
    'A SECOND': [0, 0],
    ' BRANDLESS': [1],
    'A BEYOND': [1],
  });
  const lots = await findPopularLots(store, 'japan', 4);
  expect(lots.map(({ id }) => id)).toEqual(['A FIRST 2', 'A SECOND 0', ' BRANDLESS 0']);
  expect(facets).toHaveBeenCalledWith('japan', [{ field: 'model', filter: EVERYTHING }]);
  expect(list.mock.calls[0]).toEqual([
    {
      type: 'japan',
      filter: {
        op: 'and',
        all: [
          { op: 'in', field: 'brand', values: ['A'] },
          { op: 'in', field: 'model', values: ['FIRST'] },
        ],
      },
      order: 'date_desc',
      limit: 6,
      offset: 0,
    },
  ]);
});
