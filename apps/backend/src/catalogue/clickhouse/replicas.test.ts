import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../CatalogueStore.ts';
import { EVERYTHING } from '../filter.ts';
import { publishFile } from './publishLots.ts';
import { openPublished } from './testing/openPublished.ts';
import { publishTo } from './testing/publishTo.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
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
    const url = await cluster.createDatabase();
    const { file, clickHouse, store, addLots, countByServer } = await openPublished(url, LOTS);
    const counts = await countByServer();
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
