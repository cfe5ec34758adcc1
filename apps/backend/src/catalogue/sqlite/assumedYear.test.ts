import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueStore } from '../CatalogueStore.ts';
import { EVERYTHING, not, type Filter } from '../filter.ts';
import { createTestLot, writeLots } from '../testing/lots.ts';
import { createSqliteCatalogueStore } from './SqliteCatalogueStore.ts';

const NOW = new Date('2026-11-24T03:00:00Z');
const YEARS = [2024, null, 2022, 2010];

let dir: string;
let pooled: CatalogueStore;
let plain: CatalogueStore;
let nextYear: CatalogueStore;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vvoz-assumed-year-'));
  const file = path.join(dir, 'vvoz.sqlite');
  await writeLots(
    file,
    (['bike', 'bike_st'] as const).flatMap((type) =>
      YEARS.map((year) =>
        createTestLot({ type, source: `aleado/${type}`, external_id: String(year), year, model: 'CB400' }),
      ),
    ),
  );
  pooled = createSqliteCatalogueStore({ file, threads: 1, now: () => NOW });
  plain = createSqliteCatalogueStore({ file, threads: 0, now: () => NOW });
  nextYear = createSqliteCatalogueStore({ file, threads: 0, now: () => new Date('2026-12-31T15:00:00Z') });
});
afterAll(async () => {
  await Promise.all([pooled.close(), plain.close(), nextYear.close()]);
  await rm(dir, { recursive: true });
});

const makeRange = (min?: number, max?: number): Filter => ({
  op: 'range',
  field: 'year',
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});
const findIds = async (store: CatalogueStore, type: 'bike' | 'bike_st', filter: Filter) => {
  const lots = await store.list({ type, filter, order: 'year_desc', limit: 20, offset: 0 });
  expect(await store.count({ type, filter })).toBe(lots.length);
  return lots.map(({ id }) => id).toSorted();
};

describe('a sold motorcycle without a year', () => {
  test('counts in a range as one of the current year minus 4', async () => {
    expect(await findIds(plain, 'bike_st', makeRange(2022, 2022))).toEqual(['2022', 'null']);
    expect(await findIds(plain, 'bike_st', makeRange(2023))).toEqual(['2024']);
    expect(await findIds(plain, 'bike_st', makeRange(undefined, 2021))).toEqual(['2010']);
    expect(await findIds(plain, 'bike_st', not(makeRange(2023)))).toEqual(['2010', '2022', 'null']);
    expect(await findIds(plain, 'bike_st', makeRange())).toHaveLength(4);
    expect(await findIds(pooled, 'bike_st', makeRange(2022, 2022))).toEqual(['2022', 'null']);
  });
  test('counts in the values and the histogram of years', async () => {
    const requests = [{ field: 'year', filter: EVERYTHING, bins: 45 }] as const;
    const [histogram] = await plain.histograms('bike_st', requests);
    expect(await plain.values({ type: 'bike_st', filter: EVERYTHING }, 'year')).toEqual([
      [2010, 1],
      [2022, 2],
      [2024, 1],
    ]);
    expect(histogram?.bins.filter(({ count }) => count > 0).map(({ from, count }) => [from, count])).toEqual([
      [2010, 1],
      [2022, 2],
      [2024, 1],
    ]);
  });
  test('is ordered by its assumed year', async () => {
    const order = async (name: 'year_asc' | 'year_desc') => {
      const request = { type: 'bike_st', filter: EVERYTHING, order: name, limit: 20, offset: 0 } as const;
      return (await plain.list(request)).map(({ id }) => id);
    };
    expect((await order('year_desc')).map((id) => (id === 'null' ? '2022' : id))).toEqual([
      '2024',
      '2022',
      '2022',
      '2010',
    ]);
    expect((await order('year_asc')).at(-1)).toBe('2024');
  });
  test('follows the calendar in Japan, where the new year has already begun', async () =>
    expect(await findIds(nextYear, 'bike_st', makeRange(2023, 2023))).toEqual(['null']));
  test('has no year when it is read by its id', async () =>
    expect((await plain.get('bike_st', 'null'))?.year).toBeUndefined());
});

test('before its auction a motorcycle without a year is outside every range', async () => {
  expect(await findIds(plain, 'bike', makeRange())).toEqual(['2010', '2022', '2024']);
  expect(await findIds(plain, 'bike', makeRange(2022, 2022))).toEqual(['2022']);
});
