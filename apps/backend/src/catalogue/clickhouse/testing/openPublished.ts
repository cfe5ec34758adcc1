import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createTempDir } from '../../../lib/testing/createTempDir.ts';
import { nameLots } from '../../testing/arbitraryCatalogue.ts';
import { writeLots } from '../../testing/lots.ts';
import { createClickHouseCatalogueStore } from '../ClickHouseCatalogueStore.ts';
import { openClickHouse } from '../openClickHouse.ts';
import { locate } from './locate.ts';
import { publishTo } from './publishTo.ts';

/** Publishes a file of `count` equal lots to a cluster, and opens a connection and a store for the running test. */
export async function openPublished(url: string, count: number) {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  /** Adds as many lots to the file. */
  const addLots = (name: string) =>
    writeLots(
      file,
      nameLots(
        Array.from({ length: count }, () => ({})),
        name,
      ),
    );
  await addLots('lot');
  await publishTo(file, url);
  const location = locate(url);
  const clickHouse = openClickHouse(location);
  const store = createClickHouseCatalogueStore({ location });
  onTestFinished(async () => {
    await Promise.all([store.close(), clickHouse.close()]);
  });
  /** The lots that each server has itself. */
  const countByServer = () =>
    Promise.all(
      clickHouse.servers.map(
        async ({ all }) => (await all<{ n: number }>('select count() as n from lot_shard'))[0]?.n ?? 0,
      ),
    );
  return { file, clickHouse, store, addLots, countByServer };
}
