import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1FilterSchema } from '@vvoz/api/v1/v1Schemas';
import { createTestLot } from '../../../catalogue/testing/lots.ts';
import { requestRoute } from '../testing/requestRoute.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';
import { auctionsFilterRoute } from './auctionsFilter.ts';

const createMachine = (fields: Parameters<typeof createTestLot>[0]) =>
  createTestLot({ source: 'wordpress/spec', type: 'spec', currency: 'cny', status: 'coming', ...fields });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    createMachine({
      external_id: 'm1',
      length: 5400,
      mass: 9000,
      width: 2300,
      height: 3000,
      clearance: 350,
      price: 100_000,
    }),
    createMachine({
      external_id: 'm2',
      length: 9600,
      mass: 22_000,
      width: 2990,
      height: 3200,
      clearance: 440,
      price: 900_000,
    }),
    createMachine({ external_id: 'm3', length: null, mass: null, price: 400_000 }),
  ]);
});
afterAll(() => api.close());

const readGroups = async (query: string) =>
  v1FilterSchema.parse((await api.get(`/api/auctions/filter?${query}`)).body).items;

test('machinery has dimensions with the smallest and largest values, and price intervals', async () => {
  const found = await readGroups('type=spec&type_parent=spec');
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

const describeInput = (name: string, label: string, unit: string) => ({
  id: name,
  name,
  label,
  unit,
  min: 10,
  max: 20,
});

const describeRange = (id: string, name: string, title: string, unit = '', description?: string) => ({
  id,
  title,
  type: 'range',
  disabled: false,
  ...(description === undefined ? {} : { description }),
  inputs: [describeInput(`${name}_min`, 'от', unit), describeInput(`${name}_max`, 'до', unit)],
});

const POWER = 'До 160 л.с. утильсбор за личную машину — тысячи рублей, выше — миллионы';

test('a car has four ranges with their bounds, then price intervals that share no price', async () => {
  const bins = [
    { from: 0, to: 500_000, count: 2 },
    { from: 500_000, to: 1_500_000, count: 1 },
  ];
  const { body, calls } = await requestRoute(auctionsFilterRoute, '/api/auctions/filter', {
    'store.values': [
      [10, 1],
      [15, 9],
      [20, 4],
    ],
    'store.histograms': [{ bins }],
  });
  expect(body).toEqual({
    items: [
      describeRange('year', 'year', 'Год выпуска'),
      describeRange('mileage', 'mileage', 'Пробег', 'км'),
      describeRange('engine', 'eng_v', 'Объём', 'см³'),
      describeRange('power', 'pw', 'Мощность', 'л.с.', POWER),
      {
        id: 'price',
        title: 'Цена',
        type: 'list',
        disabled: false,
        description: 'В валюте лота; можно выбрать несколько промежутков',
        inputs: [
          {
            id: 'price_interval',
            name: 'price_interval',
            options: [
              {
                id: '0-500000',
                name: 'price_interval',
                value: '0-499999',
                label: '0–500\u00A0000',
                count: 2,
              },
              {
                id: '500000-1500000',
                name: 'price_interval',
                value: '500000-1500000',
                label: '500\u00A0000–1\u00A0500\u00A0000',
                count: 1,
              },
            ],
          },
        ],
      },
    ],
  });
  const filter = { op: 'and', all: [] };
  expect(calls.at(0)).toEqual(['store.values', { type: 'japan', filter }, 'year']);
  expect(calls.at(-1)).toEqual(['store.histograms', 'japan', [{ field: 'price', filter, bins: 6 }]]);
});

test('machinery has mileage and hours; left-hand stock is counted for the parent', async () => {
  const spec = await requestRoute(auctionsFilterRoute, '/api/auctions/filter?type=spec', {
    'store.values': [
      [10, 1],
      [20, 1],
    ],
  });
  expect(spec.body).toMatchObject({
    items: expect.arrayContaining([
      describeRange('mileage', 'mileage', 'Пробег, наработка', 'км или м/ч'),
      describeRange('mass', 'mass', 'Масса', 'кг'),
    ]),
  });
  const left = await requestRoute(auctionsFilterRoute, '/api/auctions/filter?type=left&type_parent=europe');
  expect(left.calls[0]).toEqual([
    'store.values',
    { type: 'left', filter: expect.not.objectContaining({ all: [] }) },
    'year',
  ]);
});

test('a field without values has no bounds, a price without lots no intervals', async () => {
  const { body } = await requestRoute(auctionsFilterRoute, '/api/auctions/filter');
  expect(JSON.stringify(body)).not.toMatch(/"(min|max)":/);
  expect(body).toMatchObject({
    items: [
      {
        id: 'year',
        disabled: true,
        inputs: [
          { id: 'year_min', name: 'year_min', label: 'от', unit: '' },
          { id: 'year_max', name: 'year_max', label: 'до', unit: '' },
        ],
      },
      { id: 'mileage' },
      { id: 'engine' },
      { id: 'power' },
      { id: 'price', disabled: true, inputs: [{ options: [] }] },
    ],
  });
});

test('in an empty catalogue the fields are disabled', async () => {
  expect((await readGroups('type=china')).every(({ disabled }) => disabled)).toBe(true);
});

test.each([
  ['type=mars', '400 bad_value type'],
  ['type_parent=mars', '400 bad_value type_parent'],
  ['year_min=2000', '400 unknown_field year_min'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions/filter?${query}`))).toBe(expected);
});
