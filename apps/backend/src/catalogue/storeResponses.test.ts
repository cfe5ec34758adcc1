import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import type { CatalogueStore } from './CatalogueStore.ts';
import { EVERYTHING, type Filter } from './filter.ts';
import { createTestLot, writeLots, type TestLot } from './testing/lots.ts';
import { createSqliteCatalogueStore } from './sqlite/SqliteCatalogueStore.ts';
import { createClickHouseCatalogueStore } from './clickhouse/ClickHouseCatalogueStore.ts';
import { publishTo } from './clickhouse/testing/publishTo.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { locate } from './clickhouse/testing/locate.ts';

const NOW = '2026-11-22T12:00:00Z';

let server: Awaited<ReturnType<typeof startClickHouse>> | undefined;
beforeAll(async () => {
  if (HAS_CLICKHOUSE) server = await startClickHouse();
}, 60_000);
afterAll(() => server?.stop());

type OpenStore = (
  lots: readonly Partial<TestLot>[],
  now?: () => Date,
) => Promise<{ readonly store: CatalogueStore }>;

async function writeFile(lots: readonly Partial<TestLot>[]): Promise<string> {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(
    file,
    lots.map((lot) => createTestLot(lot)),
  );
  return file;
}

/** A store in the test's own thread over these lots. */
const openSqlite: OpenStore = async (lots, now = () => new Date(NOW)) => {
  const store = createSqliteCatalogueStore({ file: await writeFile(lots), threads: 0, now });
  onTestFinished(() => store.close());
  return { store };
};

/** A store over these lots, which were published to a new database. */
const openClickHouseStore: OpenStore = async (lots, now = () => new Date(NOW)) => {
  const url = (await server?.createDatabase()) ?? '';
  await publishTo(await writeFile(lots), url);
  const store = createClickHouseCatalogueStore({ location: locate(url), now });
  onTestFinished(() => store.close());
  return { store };
};

const DRIVERS = [
  { driver: 'SQLite', openStore: openSqlite, isMissing: false },
  { driver: 'ClickHouse', openStore: openClickHouseStore, isMissing: !HAS_CLICKHOUSE },
];

for (const { driver, openStore, isMissing } of DRIVERS)
  describe.skipIf(isMissing)(driver, { timeout: 60_000 }, () => {
    describe('similar lots', () => {
      const LOTS: readonly Partial<TestLot>[] = [
        { external_id: 'it', auction_date: '2026-11-30T10:00:00' },
        { external_id: 'two years older', year: 2017, auction_date: '2026-11-25T10:00:00' },
        { external_id: 'two years younger', year: 2021, auction_date: '2026-11-26T10:00:00' },
        { external_id: 'too young', year: 2022, auction_date: '2026-11-24T10:00:00' },
        { external_id: 'too old', year: 2016, auction_date: '2026-11-23T10:00:00' },
        { external_id: 'other body', kuzov: 'NHW20', auction_date: '2026-11-29T10:00:00' },
        { external_id: 'other model', model: 'AQUA' },
        { external_id: 'other brand', brand: 'LEXUS' },
        { external_id: 'withdrawn', live: 0 },
        { external_id: 'sold', type: 'japan_st', source: 'aleado/japan_st' },
      ];
      const FOUND = ['two years younger', 'two years older', 'too young', 'too old', 'other body'];

      test('as many as are wanted, the most similar first', async () => {
        const { store } = await openStore(LOTS);
        for (const limit of [0, 1, 2, 3, 4, 5, 6, 100]) {
          const lots = await store.similar('japan', 'it', limit);
          expect(lots.map(({ id }) => id)).toEqual(FOUND.slice(0, limit));
        }
      });

      test('for a lot without year and body code: those of its model, newest first', async () => {
        const { store } = await openStore([{ external_id: 'bare', year: null, kuzov: '' }, ...LOTS]);
        const lots = await store.similar('japan', 'bare', 3);
        expect(lots.map(({ id }) => id)).toEqual(['it', 'other body', 'two years younger']);
      });

      test('for an unknown lot: none', async () => {
        const { store } = await openStore(LOTS);
        expect(await store.similar('japan', 'unknown', 3)).toEqual([]);
      });
    });

    test('options with the same count are in the order of their values', async () => {
      const colors = ['white', 'black', 'silver', 'black', 'white', 'red', 'red', 'red'];
      const { store } = await openStore(colors.map((color, at) => ({ external_id: `lot-${at}`, color })));
      const [options = []] = await store.facets('japan', [{ field: 'color', filter: EVERYTHING }]);
      expect(options).toEqual([
        { value: 'red', count: 3 },
        { value: 'black', count: 2 },
        { value: 'white', count: 2 },
        { value: 'silver', count: 1 },
      ]);
    });

    test('of lots with an id a listed one is preferred, then the earlier type', async () => {
      const { store } = await openStore([
        { external_id: 'moved', live: 0, town: 'Chiba' },
        { external_id: 'moved', type: 'japan_st', source: 'aleado/japan_st', town: 'Osaka' },
        { external_id: 'both', town: 'Chiba' },
        { external_id: 'both', type: 'japan_st', source: 'aleado/japan_st', town: 'Osaka' },
        { external_id: 'twice', live: 0, town: 'Chiba' },
        { external_id: 'twice', source: 'jpcenter/japan', town: 'Osaka' },
        { external_id: 'gone', live: 0, town: 'Chiba' },
      ]);
      const findTown = async (id: string) => (await store.get('japan', id))?.town;
      expect(await findTown('moved')).toBe('Osaka');
      expect(await findTown('both')).toBe('Chiba');
      expect(await findTown('twice')).toBe('Osaka');
      expect(await findTown('gone')).toBe('Chiba');
      expect(await findTown('unknown')).toBeUndefined();
    });

    test('values of a number field: smallest first, without unknown ones, of listed lots that match', async () => {
      const { store } = await openStore([
        { external_id: 'a', year: 2020 },
        { external_id: 'b', year: 2019 },
        { external_id: 'c', year: 2020 },
        { external_id: 'd', year: null },
        { external_id: 'e', year: 2018, color: 'white' },
        { external_id: 'f', year: 2017, live: 0 },
      ]);
      const filter: Filter = { op: 'in', field: 'color', values: ['pearl'] };
      expect(await store.values({ type: 'japan', filter }, 'year')).toEqual([
        [2019, 1],
        [2020, 2],
      ]);
      expect(await store.values({ type: 'bike', filter }, 'year')).toEqual([]);
    });

    test('the assumed year of a lot without one is computed with the clock of the caller', async () => {
      const { store } = await openStore([{ type: 'bike_st', year: null }]);
      expect(await store.values({ type: 'bike_st', filter: EVERYTHING }, 'year')).toEqual([[2022, 1]]);
    });

    test('an empty catalogue has no lots, options or bins', async () => {
      const { store } = await openStore([]);
      const scope = { type: 'japan', filter: EVERYTHING } as const;
      expect(await store.count(scope)).toBe(0);
      expect(await store.list({ ...scope, order: 'date_desc', limit: 8, offset: 0 })).toEqual([]);
      expect(await store.facets('japan', [{ field: 'brand', filter: EVERYTHING }])).toEqual([[]]);
      expect(await store.histograms('japan', [{ field: 'year', filter: EVERYTHING, bins: 45 }])).toEqual([
        { bins: [] },
      ]);
      expect(await store.facets('japan', [])).toEqual([]);
    });

    test('answers to several requests keep the order of the requests, also if they share filters', async () => {
      const { store } = await openStore([
        { external_id: 'a', year: 2020, engine: 660, color: 'white', drive: 'FF' },
        { external_id: 'b', year: 2018, engine: 1800, color: 'black', drive: '4WD' },
        { external_id: 'c', year: 2018, engine: 1800, color: 'black', drive: 'FF' },
      ]);
      const black: Filter = { op: 'in', field: 'color', values: ['black'] };
      expect(
        await store.facets('japan', [
          { field: 'color', filter: EVERYTHING },
          { field: 'drive', filter: black },
          { field: 'drive', filter: EVERYTHING },
          { field: 'model', filter: black },
          { field: 'color', filter: black },
        ]),
      ).toEqual([
        [
          { value: 'black', count: 2 },
          { value: 'white', count: 1 },
        ],
        // Equal counts are in the order of the values.
        [
          { value: '4WD', count: 1 },
          { value: 'FF', count: 1 },
        ],
        [
          { value: 'FF', count: 2 },
          { value: '4WD', count: 1 },
        ],
        [{ value: 'PRIUS', brand: 'TOYOTA', count: 2 }],
        [{ value: 'black', count: 2 }],
      ]);
      const histograms = await store.histograms('japan', [
        { field: 'year', filter: black, bins: 45 },
        { field: 'year', filter: EVERYTHING, bins: 45 },
        { field: 'engine', filter: black, bins: 20 },
      ]);
      expect(histograms.map(({ bins }) => bins.map(({ from, count }) => [from, count]))).toEqual([
        [[2018, 2]],
        [
          [2018, 2],
          [2019, 0],
          [2020, 1],
        ],
        [[1800, 2]],
      ]);
    });

    test('statistics begin with the first day of the month that is `months` − 1 months ago', async () => {
      const sale = { type: 'japan_st', source: 'aleado/japan_st', status: 'sold', finish: 500_000 } as const;
      const { store } = await openStore([
        { ...sale, external_id: 'a', day: '2026-11-01' },
        { ...sale, external_id: 'b', day: '2026-10-31' },
        { ...sale, external_id: 'c', day: '2026-10-01', kuzov: 'NHW20' },
        { ...sale, external_id: 'd', day: '2026-09-30' },
      ]);
      const readMonths = async (months: number, kuzov?: string) => {
        const vehicle = { brand: 'TOYOTA', model: 'PRIUS', ...(kuzov ? { kuzov } : {}) };
        const rows = await store.statistics('japan', vehicle, months);
        return rows.map(({ month, sold }) => `${month}: ${sold}`).join(', ');
      };
      expect(await readMonths(1)).toBe('2026-11: 1');
      expect(await readMonths(2)).toBe('2026-10: 2, 2026-11: 1');
      expect(await readMonths(2, 'ZVW50')).toBe('2026-10: 1, 2026-11: 1');
      expect(await readMonths(3)).toBe('2026-09: 1, 2026-10: 2, 2026-11: 1');
    });
  });

test('a closed store opens its file again', async () => {
  const { store } = await openSqlite([{}]);
  expect(await store.version()).toBe('1');
  await store.close();
  expect(await store.version()).toBe('1');
});
