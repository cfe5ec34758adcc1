import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1FilterSchema } from '@vvoz/api/v1/v1Schemas';
import { createTestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

const machine = (fields: Parameters<typeof createTestLot>[0]) =>
  createTestLot({ source: 'wordpress/spec', type: 'spec', currency: 'cny', status: 'coming', ...fields });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    machine({
      external_id: 'm1',
      length: 5400,
      mass: 9000,
      width: 2300,
      height: 3000,
      clearance: 350,
      price: 100_000,
    }),
    machine({
      external_id: 'm2',
      length: 9600,
      mass: 22_000,
      width: 2990,
      height: 3200,
      clearance: 440,
      price: 900_000,
    }),
    machine({ external_id: 'm3', length: null, mass: null, price: 400_000 }),
  ]);
});
afterAll(() => api.close());

const groups = async (query: string) =>
  v1FilterSchema.parse((await api.get(`/api/auctions/filter?${query}`)).body).items;

test('machinery has dimensions with the smallest and largest values, and price intervals', async () => {
  const found = await groups('type=spec&type_parent=spec');
  expect(found.map(({ id }) => id)).toEqual([
    'year',
    'mileage',
    'length',
    'mass',
    'width',
    'height',
    'power',
    'clearance',
    'price',
  ]);
  expect(found.find(({ id }) => id === 'length')).toMatchObject({
    title: 'Длина',
    type: 'range',
    inputs: [
      { name: 'length_min', unit: 'мм', min: 5400, max: 9600 },
      { name: 'length_max', min: 5400, max: 9600 },
    ],
  });
  const options = found.at(-1)?.inputs[0]?.options ?? [];
  expect(options.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(3);
  const two = options.filter(({ count = 0 }) => count > 0).slice(0, 2);
  const query = two.map(({ value }) => `price_interval[]=${value}`).join('&');
  expect((await api.get(`/api/auctions/count?type=spec&${query}`)).text).toBe('2');
});

test('a dimension narrows the list; machines of unknown dimension do not match', async () => {
  expect((await api.get('/api/auctions/count?type=spec&mass_min=1&mass_max=10000')).text).toBe('1');
  expect((await api.get('/api/auctions/count?type=spec&clearance_min=400')).text).toBe('1');
});

test('in an empty catalogue the fields are disabled', async () => {
  expect((await groups('type=china')).every(({ disabled }) => disabled)).toBe(true);
});

test.each([
  ['type=mars', '400 bad_value type'],
  ['type_parent=mars', '400 bad_value type_parent'],
  ['year_min=2000', '400 unknown_field year_min'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions/filter?${query}`))).toBe(expected);
});
