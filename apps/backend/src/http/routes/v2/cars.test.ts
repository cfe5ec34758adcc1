import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDERS } from '@vvoz/catalogue/query/orders';
import { carsSchema } from '@vvoz/api/wire/responses';
import { type WireLot } from '@vvoz/api/wire/lotSchema';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readCars = async (query: string) => carsSchema.parse((await api.get(`/api/v2/cars?${query}`)).body);
const listIds = (items: readonly WireLot[]): string[] => items.map((item) => item.ID);

test('a lot has the fields of the specification', async () => {
  const { count, items } = await readCars('lot=5123&marka_name=toyota&model_name=prius');
  expect(count).toBe(1);
  expect(items).toMatchObject([
    {
      ID: 'prius-1',
      LOT: '5123',
      AUCTION_DATE: '2026-11-25 09:40:00',
      AUCTION: 'USS Tokyo',
      MARKA_NAME: 'TOYOTA',
      MODEL_NAME: 'PRIUS',
      BODY_TYPE: 'hatchback',
      YEAR: 2019,
      ENG_V: 1797,
      PW: 98,
      KUZOV: 'ZVW50',
      GRADE: 'S TOURING',
      KPP: 'FAT',
      KPP_TYPE: '2',
      PRIV: 'FF',
      MILEAGE: 64_000,
      COLOR: 'PEARL',
      EQUIP: 'AAC PS PW',
      RATE: '4.5',
      START: 800_000,
      AVG_PRICE: 1_350_000,
      CURRENCY: 'JPY',
      COUNTRY: 'JP',
      TIME: 'H',
      TYPE: 'japan',
      auc_type: 'auction',
      LHDRIVE: '0',
      IMAGES: '/pictures/japan/prius-1/0?v=1#/pictures/japan/prius-1/1?v=1',
    },
  ]);
});

test.each(ORDERS)('%s: pages of different sizes form one list without duplicates', async (order) => {
  const { count, items: whole } = await readCars(`order_by=${order}&limit=100`);
  const rest = await Promise.all(
    Array.from({ length: Math.ceil(count / 100) - 1 }, (_, page) =>
      readCars(`order_by=${order}&limit=100&page=${page + 2}`),
    ),
  );
  const all = [...listIds(whole), ...rest.flatMap(({ items }) => listIds(items))];
  expect(new Set(all).size).toBe(count);
  const { items } = await readCars(`order_by=${order}&limit=7&offset=${count - 5}`);
  expect(listIds(items)).toEqual(all.slice(count - 5));
});

test('an offset overrides a page; the default is eight lots, newest first', async () => {
  const { items } = await readCars('');
  expect(items).toHaveLength(8);
  expect(listIds((await readCars('limit=3&page=2&offset=1')).items)).toEqual(listIds(items).slice(1, 4));
  expect(listIds((await readCars('limit=3&page=2')).items)).toEqual(listIds(items).slice(3, 6));
  const dates = items.map((item) => item.AUCTION_DATE ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a page far beyond the end is empty, without delay', async () => {
  const before = performance.now();
  expect((await readCars('offset=9999999')).items).toEqual([]);
  expect(performance.now() - before).toBeLessThan(1000);
});

test.each([
  ['limit=0', '400 bad_value limit'],
  ['limit=101', '400 bad_value limit'],
  ['offset=-1', '400 bad_value offset'],
  ['page=0', '400 bad_value page'],
  ['page=9999999999999', '400 bad_value page'],
  ['order_by=random', '400 bad_value order_by'],
  ['order_by=date_desc;drop%20table%20lot', '400 bad_value order_by'],
  ['limit=1e2', '400 bad_value limit'],
])('%s is refused', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/v2/cars?${query}`))).toBe(expected);
});
