import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2CountSchema, v2FacetsSchema } from '@vvoz/api/v2/v2Schemas';
import { KNOWN_LOTS, createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';
import { generateTestLots } from '../../../catalogue/testing/lots.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    ...KNOWN_LOTS,
    ...generateTestLots({ count: 500 }),
    ...generateTestLots({ count: 300, type: 'japan_st' }),
  ]);
});
afterAll(() => api.close());

const readFacets = async (query: string) =>
  v2FacetsSchema.parse((await api.get(`/api/v2/facets?${query}`)).body);
const readCount = async (query: string): Promise<number> =>
  v2CountSchema.parse((await api.get(`/api/v2/count?${query}`)).body).count;

const NAMES: Readonly<Record<string, string>> = {
  brand: 'marka_name',
  model: 'model_name',
  kuzov: 'kuzov',
  rate: 'rate',
  drive: 'priv_incl_like',
  gearbox: 'kpp',
  color: 'color',
  day: 'auction_date_interval',
  age: 'age',
  fee: 'fee',
  bodyKind: 'body_kind',
  engineKind: 'engine_kind',
  seats: 'seats',
  machineKind: 'machine_kind',
  motoClass: 'moto_class',
};

test('an option’s count is the number of lots when it alone is chosen in its facet', async () => {
  const kept = { marka_name: 'TOYOTA', year_min: '2000', color: 'white,black' };
  const { options } = await readFacets(new URLSearchParams(kept).toString());
  expect(Object.keys(options).toSorted()).toEqual([
    'age',
    'bodyKind',
    'brand',
    'color',
    'day',
    'drive',
    'engineKind',
    'fee',
    'gearbox',
    'machineKind',
    'model',
    'motoClass',
    'rate',
    'seats',
  ]);
  for (const [key, list] of Object.entries(options)) {
    for (const { value, count: optionCount } of list.slice(0, 4)) {
      const name = NAMES[key] ?? '';
      const query = new URLSearchParams({ ...kept, [name]: value });
      expect([key, value, optionCount]).toEqual([key, value, await readCount(query.toString())]);
    }
  }
});

test('without a brand no models are counted; a chosen model has its body codes; an archive has no days', async () => {
  expect(Object.keys((await readFacets('type=japan_st')).options)).not.toContain('day');
  expect(Object.keys((await readFacets('')).options)).not.toContain('model');
  const { options } = await readFacets('marka_name=TOYOTA&model_name=PRIUS');
  expect(options['kuzov']).toEqual([
    { value: 'ZVW50', count: 2, brand: 'TOYOTA', model: 'PRIUS' },
    { value: 'ZVW30', count: 1, brand: 'TOYOTA', model: 'PRIUS' },
  ]);
});

test('histograms contain every lot with a known value, without their own bounds applied', async () => {
  const { histograms } = await readFacets('type=japan_st&finish_min=1000000');
  const { histograms: open } = await readFacets('type=japan_st');
  const total = (bins: readonly { count: number }[] = []) => bins.reduce((sum, bin) => sum + bin.count, 0);
  expect(histograms['finish']).toEqual(open['finish']);
  expect(total(open['finish']?.bins)).toBe(await readCount('type=japan_st&finish_min=0'));
  expect(total(histograms['year']?.bins)).toBe(
    await readCount('type=japan_st&finish_min=1000000&year_min=1900'),
  );
  for (const { bins } of Object.values(open)) {
    expect(bins.length).toBeLessThanOrEqual(45);
    bins.slice(1).forEach((bin, at) => expect(bin.from).toBe(bins[at]?.to));
  }
});

test('coming lots have no sale price, so its histogram is empty', async () => {
  expect((await readFacets('')).histograms['finish']).toEqual({ bins: [] });
});

test('a bad value is refused', async () => {
  expect(formatRefusal(await api.get('/api/v2/facets?order_by=date_desc'))).toBe(
    '400 unknown_field order_by',
  );
});

test('abuse: a field twice, and a number beyond the range of doubles', async () => {
  expect(formatRefusal(await api.get('/api/v2/facets?eng_v_min=1&eng_v_min=2'))).toBe(
    '400 bad_value eng_v_min',
  );
  expect(formatRefusal(await api.get(`/api/v2/facets?mileage_min=${'9'.repeat(400)}`))).toBe(
    '400 bad_value mileage_min',
  );
});
