import { expect, test } from 'vitest';
import type { StoreQuery } from '../../../catalogue/buildStoreQuery.ts';
import type { Filter } from '../../../catalogue/filter.ts';
import { createStubServices } from '../testing/stubServices.ts';
import {
  buildBrandsResponse,
  buildColorsResponse,
  buildModelsResponse,
  buildSeriesResponse,
} from './facetResponses.ts';

const choose = (field: 'brand' | 'model' | 'kuzov' | 'color'): Filter => ({ op: 'in', field, values: ['X'] });
const BRAND = choose('brand');
const MODEL = choose('model');
const KUZOV = choose('kuzov');
const COLOR = choose('color');
const CALL: StoreQuery = {
  type: 'bike',
  conditions: new Map([
    ['brand', BRAND],
    ['model', MODEL],
    ['kuzov', KUZOV],
    ['color', COLOR],
  ]),
};
const both = (...all: Filter[]): Filter => ({ op: 'and', all });
const NONE = both();

/** Creates a store that answers every facet count with these options. */
const createStore = (options: readonly object[] | undefined) => {
  const { services, calls } = createStubServices({ 'store.facets': options === undefined ? [] : [options] });
  return { store: services.store, calls };
};

const makeCountRequest = (field: string, filter: Filter) => ['store.facets', 'bike', [{ field, filter }]];

test('brands: ten are popular; counts ignore brand, model and body code', async () => {
  const { store, calls } = createStore(
    Array.from({ length: 11 }, (_, at) => ({ value: `B${at}`, count: 20 - at })),
  );
  const { items } = await buildBrandsResponse(store, CALL);
  expect(items).toHaveLength(11);
  expect(items[0]).toEqual({ MARKA_NAME: 'B0', IS_POPULAR: 1, COUNT: 20 });
  expect(items[9]).toEqual({ MARKA_NAME: 'B9', IS_POPULAR: 1, COUNT: 11 });
  expect(items[10]).toEqual({ MARKA_NAME: 'B10', IS_POPULAR: 0, COUNT: 10 });
  expect(calls).toEqual([makeCountRequest('brand', NONE), makeCountRequest('brand', COLOR)]);
});

test('models: six of the brand are popular; counts ignore model and body code', async () => {
  const { store, calls } = createStore([
    ...Array.from({ length: 6 }, (_, at) => ({ value: `LAND ${at}`, brand: 'HONDA', count: 9 })),
    { value: 'LAND 0', brand: 'MAZDA', count: 2 },
    { value: 'NAMELESS', count: 1 },
  ]);
  const { items } = await buildModelsResponse(store, CALL);
  expect(items.map(({ IS_POPULAR }) => IS_POPULAR)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
  expect(items[0]).toEqual({
    MODEL_NAME: 'LAND 0',
    FORMAT: 'Land 0',
    IS_POPULAR: 1,
    MARKA_NAME: 'HONDA',
    COUNT: 9,
  });
  expect(items[7]).toMatchObject({ MODEL_NAME: 'NAMELESS', MARKA_NAME: '' });
  expect(calls).toEqual([makeCountRequest('model', BRAND), makeCountRequest('model', both(BRAND, COLOR))]);
});

test('a model without a brand may be popular', async () => {
  const { store } = createStore([{ value: 'NAMELESS', count: 1 }]);
  expect((await buildModelsResponse(store, CALL)).items).toMatchObject([{ MARKA_NAME: '', IS_POPULAR: 1 }]);
});

test('body codes carry their brand and model; counts ignore the body code', async () => {
  const { store, calls } = createStore([
    { value: 'GR1', brand: 'HONDA', model: 'FIT', count: 3 },
    { value: '', count: 1 },
  ]);
  expect(await buildSeriesResponse(store, CALL)).toEqual({
    items: [
      { KUZOV: 'GR1', MODEL_NAME: 'FIT', MARKA_NAME: 'HONDA', COUNT: 3 },
      { KUZOV: '', MODEL_NAME: '', MARKA_NAME: '', COUNT: 1 },
    ],
  });
  expect(calls).toEqual([makeCountRequest('kuzov', both(BRAND, MODEL, COLOR))]);
});

test('every colour is listed, those without lots with 0; counts ignore the colour', async () => {
  const { store, calls } = createStore([{ value: 'black', count: 3 }]);
  const { items } = await buildColorsResponse(store, CALL);
  expect(items).toHaveLength(14);
  expect(items.find(({ id }) => id === 'black')).toEqual({ id: 'black', label: 'Чёрный', COUNT: 3 });
  expect(items.reduce((sum, { COUNT }) => sum + COUNT, 0)).toBe(3);
  expect(calls).toEqual([makeCountRequest('color', both(BRAND, MODEL, KUZOV))]);
});

test('a store that counts nothing gives empty lists', async () => {
  const { store } = createStore(undefined);
  for (const build of [buildBrandsResponse, buildModelsResponse, buildSeriesResponse])
    expect(await build(store, CALL)).toEqual({ items: [] });
  expect((await buildColorsResponse(store, CALL)).items.every(({ COUNT }) => COUNT === 0)).toBe(true);
});
