import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import type { FacetDetails } from '@vvoz/catalogue/facets/facetRow';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { expect, test } from 'vitest';
import type { ConditionKey, Conditions } from './buildStoreQuery.ts';
import type { CatalogueStore, FacetRequest, HistogramRequest } from './CatalogueStore.ts';
import { countAllFacets } from './countAllFacets.ts';
import { and, EVERYTHING, type Filter } from './filter.ts';

const CONDITIONS = {
  brand: { op: 'in', field: 'brand', values: ['TOYOTA'] },
  model: { op: 'in', field: 'model', values: ['PRIUS'] },
  kuzov: { op: 'in', field: 'kuzov', values: ['ZVW50'] },
  color: { op: 'in', field: 'color', values: ['pearl'] },
  year: { op: 'range', field: 'year', min: 2019 },
} as const satisfies Partial<Record<ConditionKey, Filter>>;
const { brand, model, kuzov, color, year } = CONDITIONS;

const pickConditions = (...keys: (keyof typeof CONDITIONS)[]): Conditions =>
  new Map(keys.map((key) => [key, CONDITIONS[key]]));

/** A store with the given options per field. `popular`: the options of a second request for brands or models. */
function createFakeStore({
  options = {},
  popular = [],
  bins = [],
}: {
  options?: Readonly<Record<string, readonly FacetOption[]>>;
  popular?: readonly FacetOption[];
  bins?: readonly { from: number; to: number; count: number }[];
} = {}) {
  const requested: FacetRequest[] = [];
  const requestedHistograms: HistogramRequest[] = [];
  const store = {
    facets: async (_: CatalogueType, requests: readonly FacetRequest[]) => {
      const isSecond = ({ field }: FacetRequest, at: number) =>
        requests.findIndex((one) => one.field === field) < at;
      requested.push(...requests.filter((request, at) => !isSecond(request, at)));
      return requests.map((request, at) =>
        isSecond(request, at) ? popular : (options[request.field] ?? []),
      );
    },
    histograms: async (_: CatalogueType, requests: readonly HistogramRequest[]) => {
      requestedHistograms.push(...requests);
      return requests.map(() => ({ bins }));
    },
  } as unknown as CatalogueStore;
  return { store, requested, requestedHistograms };
}

test('every facet that the table counts without a condition is counted', async () => {
  const { options, histograms } = await countAllFacets(createFakeStore().store, 'korean', new Map());
  const listKeys = (as: 'options' | 'histogram') =>
    FACETS.map(({ key }) => key).filter((key) => {
      const counted: FacetDetails['counted'] = FACET_DETAILS[key].counted;
      return counted.as === as && !('once' in counted) && !('daily' in counted);
    });
  expect(Object.keys(options)).toEqual(listKeys('options'));
  expect(Object.keys(histograms)).toEqual(listKeys('histogram'));
});

test.each<[string, CatalogueType, Conditions, string]>([
  ['nothing chosen', 'japan', new Map(), 'day'],
  ['no days of auctions', 'korean', new Map(), ''],
  ['a brand', 'japan', pickConditions('brand'), 'model day'],
  ['a model', 'japan', pickConditions('model'), 'model kuzov day'],
  ['a body code', 'japan', pickConditions('kuzov'), 'kuzov day'],
  ['a colour', 'japan', pickConditions('color'), 'day'],
])('models, body codes and days are counted on a condition: %s', async (_, type, conditions, keys) => {
  const { options } = await countAllFacets(createFakeStore().store, type, conditions);
  expect(['model', 'kuzov', 'day'].filter((key) => key in options).join(' ')).toBe(keys);
});

test('a facet is counted without its own condition and without those that a choice in it clears', async () => {
  const { store, requested, requestedHistograms } = createFakeStore();
  await countAllFacets(store, 'japan', pickConditions('brand', 'model', 'kuzov', 'color', 'year'));
  const filters = Object.fromEntries(requested.map(({ field, filter }) => [field, filter]));
  expect(filters).toMatchObject({
    brand: and(color, year),
    model: and(brand, color, year),
    kuzov: and(brand, model, color, year),
    color: and(brand, model, kuzov, year),
    rate: and(brand, model, kuzov, color, year),
  });
  const all = and(brand, model, kuzov, color, year);
  const filterOfHistogram = new Map(requestedHistograms.map(({ field, filter }) => [field, filter]));
  expect(filterOfHistogram.get('year')).toEqual(and(brand, model, kuzov, color));
  expect(filterOfHistogram.get('mileage')).toEqual(all);
  expect(requestedHistograms.find(({ field }) => field === 'year')?.bins).toBe(45);
});

test('without conditions all counts are over the whole catalogue', async () => {
  const { store, requested } = createFakeStore();
  await countAllFacets(store, 'japan', new Map());
  expect(new Set(requested.map(({ filter }) => filter))).toEqual(new Set([EVERYTHING]));
});

test('options: no blanks, popular ones marked, fixed ones with the sum of their codes', async () => {
  const { store } = createFakeStore({
    options: {
      brand: [
        { value: 'TOYOTA', count: 5 },
        { value: '', count: 3 },
        { value: 'LADA', count: 1 },
      ],
      gearbox: [
        { value: 'CVT', count: 4 },
        { value: 'AT', count: 2 },
        { value: 'MT', count: 1 },
        { value: '', count: 9 },
      ],
    },
    popular: [{ value: 'TOYOTA', count: 5 }],
    bins: [{ from: 1, to: 2, count: 3 }],
  });
  const { options, histograms } = await countAllFacets(store, 'japan', new Map());
  expect(options['brand']).toEqual([
    { value: 'TOYOTA', count: 5, popular: true },
    { value: 'LADA', count: 1 },
  ]);
  const gearboxes = Object.fromEntries((options['gearbox'] ?? []).map(({ value, count }) => [value, count]));
  expect(gearboxes).toMatchObject({ AT: 6, MT: 1 });
  expect(options['gearbox']?.every((option) => !('popular' in option))).toBe(true);
  expect(options['drive']?.find(({ value }) => value === '4WD')).toEqual({ value: '4WD', count: 0 });
  expect(histograms['year']).toEqual({ bins: [{ from: 1, to: 2, count: 3 }] });
});

test('a popular model is one of its brand: a namesake of another brand is not marked', async () => {
  const models = [
    { value: 'KONA', brand: 'HYUNDAI', count: 5 },
    { value: 'KONA', brand: 'KAIYI', count: 4 },
    { value: 'I30', brand: 'HYUNDAI', count: 3 },
    { value: 'NO BRAND', count: 2 },
  ];
  const popular = [models[0], models[3]].filter((one) => one !== undefined);
  const { store } = createFakeStore({ options: { model: models, color: models }, popular });
  const { options } = await countAllFacets(store, 'japan', pickConditions('brand'));
  expect(options['model']).toEqual([
    { value: 'KONA', brand: 'HYUNDAI', count: 5, popular: true },
    models[1],
    models[2],
    { value: 'NO BRAND', count: 2, popular: true },
  ]);
});

test('a store without an answer for a facet gives a facet without options', async () => {
  const store = { facets: async () => [], histograms: async () => [] } as unknown as CatalogueStore;
  const { options, histograms } = await countAllFacets(store, 'japan', pickConditions('brand'));
  expect([options['brand'], options['model'], histograms['year']]).toEqual([[], [], { bins: [] }]);
});
