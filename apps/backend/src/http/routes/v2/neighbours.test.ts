import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2NeighboursSchema } from '@vvoz/api/v2/neighbourSchemas';
import { openDatabase } from '../../../catalogue/db/open.ts';
import { createTestLot, type TestLot } from '../../../catalogue/testing/lots.ts';
import { writeModelFile } from '../../../estimate/modelFile.ts';
import { trainModels } from '../../../estimate/trainModels.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

const NOW = new Date();
const DAY_MS = 86_400_000;
const formatDay = (days: number): string =>
  new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const GRADES = ['3.5', '4', '4.5', '5'] as const;

const createSale = (external_id: string, fields: Partial<TestLot> = {}): TestLot => {
  const day = fields.day ?? formatDay(-30);
  return createTestLot({
    source: 'aleado/japan_st',
    external_id,
    type: 'japan_st',
    status: 'sold',
    finish: 1_000_000,
    start: null,
    auction_date: `${day}T10:00:00`,
    ...fields,
    day,
  });
};

/** 600 sold Priuses: a price falls by 4 % for 10,000 km and rises by 6 % with each grade. */
const SALES = Array.from({ length: 600 }, (_, index) => {
  const mileage = 20_000 + ((index * 37) % 60) * 2000;
  const rate = index % GRADES.length;
  const worth = 1_400_000 * 0.96 ** (mileage / 10_000) * 1.06 ** rate * (1 + 0.05 * Math.sin(index * 7.3));
  return createSale(`s${index}`, {
    mileage,
    rate: GRADES[rate]!,
    year: 2018 + (index % 3),
    finish: Math.round(worth),
    color: `colour ${index}`,
    day: formatDay(-1 - (index % 300)),
  });
});

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    createTestLot({ start: null }),
    createTestLot({ external_id: 'other', model: 'NOBODY', start: null }),
    createTestLot({ external_id: 'gone', status: 'sold', finish: 1_000_000, mileage: 90_000 }),
    createTestLot({ external_id: 'listed twice', mileage: 64_100, start: null, day: formatDay(-20) }),
    ...SALES,
    createSale('cheap', { finish: 800_000, mileage: 64_000, rate: '4.5' }),
    createSale('again', { mileage: 64_500, status: 'not_sold', finish: null, day: formatDay(-8) }),
    createSale('another hall', { mileage: 64_000, auction: 'TAA Kinki' }),
    createSale('too far', { mileage: 65_000 }),
    createTestLot({ type: 'europe', source: 'test/europe', external_id: 'eur', currency: 'eur' }),
    ...['eur', 'usd'].map((currency) =>
      createSale(`sold for ${currency}`, {
        type: 'europe_st',
        source: 'test/europe_st',
        currency: currency as 'eur' | 'usd',
        finish: 20_000,
      }),
    ),
  ]);
  const db = openDatabase(api.file);
  writeModelFile(api.file, trainModels(db, { isTested: false }, NOW).file);
  db.close();
});
afterAll(() => api.close());

const load = async (path: string) => {
  const { status, body } = await api.get(`/api/v2/cars/${path}/neighbours`);
  expect(status).toBe(200);
  return v2NeighboursSchema.parse(body);
};

test('the sales are the nearest of the code', async () => {
  const { currency, total, sales } = await load('japan/prius-1');
  expect(currency).toBe('JPY');
  expect(total).toBeGreaterThan(500);
  expect(sales).toHaveLength(40);
  for (const { year = 0, mileage = 0, grade = '' } of sales) {
    expect(Math.abs(year - 2019)).toBeLessThanOrEqual(1);
    expect(Math.abs(mileage - 64_000)).toBeLessThan(30_000);
    expect(['4', '4.5', '5']).toContain(grade);
  }
});

test('an archive with several currencies gives the sales of the lot’s own', async () => {
  const { currency, sales } = await load('europe/eur');
  expect(currency).toBe('EUR');
  expect(sales.map(({ id }) => id)).toEqual(['sold for eur']);
});

test('factors say what condition does to the price, of a coming lot only', async () => {
  const { factors } = await load('japan/prius-1');
  expect(factors.find(({ subject }) => subject === 'grade')?.factor).toBeGreaterThan(1.01);
  expect(factors.map(({ subject }) => subject)).not.toContain('vehicle');
  for (const sold of ['japan_st/cheap', 'japan/gone']) expect((await load(sold)).factors).toEqual([]);
});

test('other auctions of the same car: hall, code, year and colour are equal, the mileage within 1 %', async () => {
  const { appearances } = await load('japan/prius-1');
  expect(appearances.map(({ id }) => id)).toEqual(['again', 'listed twice', 'cheap']);
  expect(appearances[0]).toEqual({ id: 'again', type: 'japan_st', status: 'not_sold', day: formatDay(-8) });
});

test('a sold lot is compared with the sales like it, a coming one is not', async () => {
  expect((await load('japan/cheap')).deal).toMatchObject({ percent: expect.any(Number) });
  expect((await load('japan/cheap')).deal?.percent).toBeLessThan(-15);
  expect(await load('japan/prius-1')).not.toHaveProperty('deal');
});

test('a lot without sales has none, and no factors', async () => {
  expect(await load('japan/other')).toEqual({
    currency: 'JPY',
    total: 0,
    sales: [],
    factors: [],
    appearances: [],
  });
});

test('an unknown lot is a 404, a field too many a 400', async () => {
  expect(formatRefusal(await api.get('/api/v2/cars/japan/nobody/neighbours'))).toBe('404 not_found');
  expect(formatRefusal(await api.get('/api/v2/cars/japan/prius-1/neighbours?months=3'))).toBe(
    '400 unknown_field months',
  );
});
