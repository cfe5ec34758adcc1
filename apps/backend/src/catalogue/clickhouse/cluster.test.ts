import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../CatalogueStore.ts';
import { bumpCatalogueVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { EVERYTHING } from '../filter.ts';
import { createClickHouseCatalogueStore } from './ClickHouseCatalogueStore.ts';
import { createTables } from './createTables.ts';
import { openClickHouse } from './openClickHouse.ts';
import { openPublished } from './testing/openPublished.ts';
import { publishTo } from './testing/publishTo.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { locate } from './testing/locate.ts';

const JAPAN = { type: 'japan', filter: EVERYTHING } as const;
const LOTS = 40;

describe.skipIf(!HAS_CLICKHOUSE)('two shards', { timeout: 120_000 }, () => {
  let cluster: Awaited<ReturnType<typeof startClickHouse>>;
  beforeAll(async () => {
    cluster = await startClickHouse({ shards: 2 });
  }, 60_000);
  afterAll(() => cluster.stop());

  async function publish() {
    const url = await cluster.createDatabase();
    return { url, ...(await openPublished(url, LOTS)) };
  }

  /** A store that asks the second server first. */
  function openAtSecond(url: string) {
    const { host, pathname, searchParams } = new URL(url.replace('clickhouse', 'http'));
    const second = searchParams.get('node');
    expect(second).toMatch(/^127/);
    const store = createClickHouseCatalogueStore({
      location: locate(`clickhouse://${second}${pathname}?cluster=vvoz&node=${host}`),
    });
    onTestFinished(() => store.close());
    return store;
  }

  test('each has a part of the lots, and any answers for all', async () => {
    const { url, countByServer } = await publish();
    const counts = await countByServer();
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((one, other) => one + other)).toBe(LOTS);
    const store = openAtSecond(url);
    expect(await store.count(JAPAN)).toBe(LOTS);
  });

  test('while one is down nothing is answered or published, afterwards everything is', async () => {
    const { file, url, store, addLots } = await publish();
    expect(await store.count(JAPAN)).toBe(LOTS);
    const [, second] = cluster.servers;
    await second?.kill();
    try {
      // The address of the missing shard is in the message.
      await expect(store.count(JAPAN)).rejects.toThrow(/127\.0\.0\.1:\d+/);
      await expect(store.facets('japan', [{ field: 'brand', filter: EVERYTHING }])).rejects.toThrow(
        StoreUnavailable,
      );
      await addLots('more');
      await expect(publishTo(file, url)).rejects.toThrow(StoreUnavailable);
    } finally {
      await second?.start();
    }
    await expect.poll(() => store.count(JAPAN).catch(() => undefined), { timeout: 10_000 }).toBe(LOTS);
    expect(await publishTo(file, url)).toBe(LOTS);
    await expect.poll(() => store.count(JAPAN), { timeout: 10_000 }).toBe(2 * LOTS);
    // The server that was away gathers answers too.
    expect(await openAtSecond(url).count(JAPAN)).toBe(2 * LOTS);
  });

  test('a generation that nobody can read any more is dropped on both', async () => {
    const { file, url, clickHouse } = await publish();
    const renew = async () => {
      const db = openDatabase(file);
      // The file no longer knows the published state: it is published as a whole.
      db.exec('delete from catalogue_stamp');
      db.transaction(() => bumpCatalogueVersion(db))();
      db.close();
      // As if the generation before were an hour old.
      await clickHouse.run(
        'insert into batch select generation, id, base, done, at - 3600, version, stamp, change_id from batch',
      );
      await publishTo(file, url);
    };
    await renew();
    await renew();
    await renew();
    for (const { all } of clickHouse.servers)
      expect(
        (await all<{ g: number }>('select distinct generation as g from lot_shard')).length,
      ).toBeLessThan(4);
  });

  test('columns that a new release adds get into the tables of both', async () => {
    const { clickHouse } = await publish();
    for (const { run } of clickHouse.servers)
      for (const table of ['lot_shard', 'lot']) await run(`alter table ${table} drop column town`);
    await expect(clickHouse.all('select town from lot')).rejects.toThrow(StoreUnavailable);
    await createTables(clickHouse);
    expect(await clickHouse.all('select town from lot limit 1')).toEqual([{ town: '' }]);
  });

  test('a database with the tables of a cluster is not used as that of one server, or the reverse', async () => {
    const url = await cluster.createDatabase();
    const open = (address: string) => {
      const clickHouse = openClickHouse(locate(address));
      onTestFinished(() => clickHouse.close());
      return clickHouse;
    };
    await createTables(open(url));
    await expect(createTables(open(url.replace(/\?.*/, '')))).rejects.toThrow('names one server');
    const other = await cluster.createDatabase();
    await createTables(open(other.replace(/\?.*/, '')));
    await expect(createTables(open(other))).rejects.toThrow('names a cluster');
  });
});
