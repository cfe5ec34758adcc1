import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deferIndices, restoreIndices } from '../db/bulkIndices.ts';
import { openDatabase } from '../db/open.ts';
import { type CatalogueStore, StoreUnavailable } from '../CatalogueStore.ts';
import { and, EVERYTHING, LIST_FIELDS, type Filter } from '../filter.ts';
import { createTestLot, generateTestLots, writeLots } from '../testing/lots.ts';
import { createSqliteCatalogueStore } from './SqliteCatalogueStore.ts';

const formatDay = (back: number): string => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - back, 10);
  return day.toISOString().slice(0, 10);
};
const makeSale = (at: number, fields: Parameters<typeof createTestLot>[0]) =>
  createTestLot({ type: 'japan_st', source: 'aleado/japan_st', external_id: `sale-${at}`, ...fields });

let dir: string;
let pooled: CatalogueStore;
let plain: CatalogueStore;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vvoz-store-'));
  const file = path.join(dir, 'vvoz.sqlite');
  await writeLots(file, [
    ...generateTestLots({ count: 800 }),
    createTestLot(),
    createTestLot({ external_id: 'gone', live: 0 }),
    ...Array.from({ length: 11 }, (_, at) =>
      makeSale(at, { day: formatDay(1), status: 'sold', finish: 100_000 * (at + 1), price: 1 }),
    ),
    makeSale(20, { day: formatDay(1), status: 'not_sold', finish: 90_000_000 }),
    makeSale(21, { day: formatDay(1), status: 'sold', finish: null }),
    makeSale(22, { day: formatDay(0), status: 'not_sold' }),
    makeSale(23, { day: formatDay(30), status: 'sold', finish: 5 }),
    makeSale(24, { day: formatDay(1), status: 'sold', finish: 5, kuzov: 'ZVW30' }),
    makeSale(25, { day: formatDay(1), status: 'cancelled', finish: 5 }),
  ]);
  pooled = createSqliteCatalogueStore({ file });
  plain = createSqliteCatalogueStore({ file, threads: 0 });
});
afterAll(async () => {
  await Promise.all([pooled.close(), plain.close()]);
  await rm(dir, { recursive: true });
});

test('worker threads answer like the caller’s own thread', async () => {
  const filter: Filter = and(
    { op: 'range', field: 'year', min: 2000 },
    { op: 'in', field: 'color', values: ['white', 'pearl', ''] },
  );
  const queryAll = (store: CatalogueStore) =>
    Promise.all([
      store.version(),
      store.count({ type: 'japan', filter }),
      store.list({ type: 'japan', filter, order: 'price_asc', limit: 20, offset: 3 }),
      store.facets(
        'japan',
        LIST_FIELDS.map((field, at) => ({ field, filter: at % 2 ? filter : EVERYTHING })),
      ),
      store.histograms('japan', [{ field: 'mileage', filter, bins: 20 }]),
      store.get('japan', 'prius-1'),
    ]);
  const [own, threads] = await Promise.all([queryAll(plain), queryAll(pooled)]);
  expect(threads).toEqual(own);
  expect(own[2]).toHaveLength(20);
  expect(own[3]).toHaveLength(LIST_FIELDS.length);
});

test('a lot that is no longer listed is not counted, but can still be read', async () => {
  const [keys] = await plain.facets('japan', [{ field: 'model', filter: EVERYTHING }]);
  expect(keys?.find((option) => option.value === 'PRIUS')?.count).toBe(1);
  expect((await plain.get('japan', 'gone'))?.id).toBe('gone');
});

test('models that share a name carry their brand; the option with most lots comes first', async () => {
  const [models = []] = await plain.facets('japan', [{ field: 'model', filter: EVERYTHING }]);
  expect(models.filter((option) => option.value === 'MODEL 0').length).toBeGreaterThan(2);
  expect(models.every((option) => option.brand)).toBe(true);
  expect(models.map((option) => option.count)).toEqual(
    models.map((option) => option.count).toSorted((a, b) => b - a),
  );
});

test('statistics by month: quantiles of sold lots, without the top bids of unsold ones', async () => {
  const vehicle = { brand: 'TOYOTA', model: 'PRIUS', kuzov: 'ZVW50' };
  expect(await plain.statistics('japan', vehicle, 12)).toEqual([
    { month: formatDay(1).slice(0, 7), sold: 12, unsold: 1, p10: 200_000, p50: 600_000, p90: 1_000_000 },
    { month: formatDay(0).slice(0, 7), sold: 0, unsold: 1 },
  ]);
  expect(await plain.statistics('korean', vehicle, 12)).toEqual([]);
});

test('without a database queries are rejected with StoreUnavailable', async () => {
  const store = createSqliteCatalogueStore({ file: path.join(dir, 'nowhere.sqlite') });
  await expect(store.version()).rejects.toThrow(StoreUnavailable);
  await expect(store.count({ type: 'japan', filter: EVERYTHING })).rejects.toThrow(StoreUnavailable);
  await store.close();
});

test('while an import builds the indices queries are rejected; afterwards they are answered', async () => {
  const file = path.join(dir, 'importing.sqlite');
  await writeLots(file, [createTestLot()]);
  const store = createSqliteCatalogueStore({ file, threads: 0 });
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  expect(await store.count(scope)).toBe(1);
  const db = openDatabase(file);
  deferIndices(db);
  await expect(store.count(scope)).rejects.toThrow(StoreUnavailable);
  restoreIndices(db);
  expect(await store.count(scope)).toBe(1);
  db.close();
  await store.close();
});

test('queries beyond the limit of the queue are rejected', async () => {
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  const responses = await Promise.allSettled(Array.from({ length: 2000 }, () => pooled.count(scope)));
  const refused = responses.filter((response) => response.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(StoreUnavailable);
  expect(await pooled.count(scope)).toBeGreaterThan(700);
});
