import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { StoreUnavailable } from '../CatalogueStore.ts';
import { EVERYTHING } from '../filter.ts';
import { nameLots } from '../testing/arbitraryCatalogue.ts';
import { writeLots } from '../testing/lots.ts';
import { createClickHouseCatalogueStore } from './ClickHouseCatalogueStore.ts';
import { openClickHouse } from './openClickHouse.ts';
import { publishFile } from './publishLots.ts';
import { publishTo } from './testing/publishTo.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { locate } from './testing/locate.ts';
import { HAS_ZOOKEEPER, startZooKeeper } from '@vvoz/supplier/testing/startZooKeeper';

const JAPAN = { type: 'japan', filter: EVERYTHING } as const;
const LOTS = 40;

describe.skipIf(!HAS_CLICKHOUSE || !HAS_ZOOKEEPER)('two shards of two copies', { timeout: 120_000 }, () => {
  let keeper: Awaited<ReturnType<typeof startZooKeeper>>;
  let cluster: Awaited<ReturnType<typeof startClickHouse>>;
  beforeAll(async () => {
    keeper = await startZooKeeper();
    cluster = await startClickHouse({ shards: 2, replicas: 2, keeper: keeper.port });
  }, 120_000);
  afterAll(async () => {
    await cluster.stop();
    await keeper.stop();
  });

  test('both copies have all lots of a shard; one that is down stops the publication but no answer', async () => {
    const file = path.join(createTempDir(), 'vvoz.sqlite');
    const addLots = (name: string) =>
      writeLots(
        file,
        nameLots(
          Array.from({ length: LOTS }, () => ({})),
          name,
        ),
      );
    await addLots('lot');
    const url = await cluster.createDatabase();
    await publishTo(file, url);
    const location = locate(url);
    const clickHouse = openClickHouse(location);
    const store = createClickHouseCatalogueStore({ location });
    onTestFinished(async () => {
      await Promise.all([store.close(), clickHouse.close()]);
    });
    const counts = await Promise.all(
      clickHouse.servers.map(
        async ({ all }) => (await all<{ n: number }>('select count() as n from lot_shard'))[0]?.n,
      ),
    );
    expect(counts[0]).toBe(counts[1]);
    expect(counts[2]).toBe(counts[3]);
    expect((counts[0] ?? 0) + (counts[2] ?? 0)).toBe(LOTS);

    const copy = cluster.servers[3];
    await copy?.kill();
    expect(await store.count(JAPAN)).toBe(LOTS);
    await addLots('more');
    // The keeper needs some seconds to notice.
    const countActive = async () =>
      (
        await clickHouse.servers[2]?.all<{ n: number }>(
          "select active_replicas as n from system.replicas where database = currentDatabase() and table = 'lot_shard'",
        )
      )?.[0]?.n;
    await expect.poll(countActive, { timeout: 60_000, interval: 500 }).toBe(1);
    await expect(publishFile(file, clickHouse)).rejects.toThrow(/less than requested quorum/);
    await expect(publishFile(file, clickHouse)).rejects.toThrow(StoreUnavailable);
    expect(await store.count(JAPAN)).toBe(LOTS);

    await copy?.start();
    await expect
      .poll(() => publishTo(file, url).catch(() => undefined), { timeout: 60_000, interval: 500 })
      .toBe(LOTS);
    await expect.poll(() => store.count(JAPAN).catch(() => undefined), { timeout: 30_000 }).toBe(2 * LOTS);
  });
});
