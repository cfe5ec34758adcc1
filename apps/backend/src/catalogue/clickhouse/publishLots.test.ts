import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { StoreUnavailable } from '../CatalogueStore.ts';
import { bumpCatalogueVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { EVERYTHING } from '../filter.ts';
import { createSqliteCatalogueStore } from '../sqlite/SqliteCatalogueStore.ts';
import {
  answerAll,
  arbitraryLots,
  arbitraryQuery,
  CHANGE_LOTS,
  nameLots,
} from '../testing/arbitraryCatalogue.ts';
import { createTestLot, writeLots, type TestLot } from '../testing/lots.ts';
import { createClickHouseCatalogueStore } from './ClickHouseCatalogueStore.ts';
import { openClickHouse } from './openClickHouse.ts';
import { publishTo } from './testing/publishTo.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { locate } from './testing/locate.ts';

const CATALOGUES = numRuns(2, 20);
const QUERIES = numRuns(6, 60).numRuns;
const NOW = () => new Date('2026-11-25T03:00:00Z');
const JAPAN = { type: 'japan', filter: EVERYTHING } as const;

describe.skipIf(!HAS_CLICKHOUSE)('published lots', { timeout: 1_800_000 }, () => {
  let server: Awaited<ReturnType<typeof startClickHouse>>;
  beforeAll(async () => {
    server = await startClickHouse({ shards: 2 });
  }, 60_000);
  afterAll(() => server.stop());

  async function open(lots: readonly TestLot[]) {
    const file = path.join(createTempDir(), 'vvoz.sqlite');
    await writeLots(file, lots);
    const url = await server.createDatabase();
    const stores = [
      createSqliteCatalogueStore({ file, threads: 0, now: NOW }),
      createClickHouseCatalogueStore({ location: locate(url), now: NOW }),
    ] as const;
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
    });
    /** Changes lots as an import does. */
    const change = (sql: string) => {
      const db = openDatabase(file);
      db.exec(sql);
      db.transaction(() => bumpCatalogueVersion(db))();
      db.close();
    };
    return { file, url, sqlite: stores[0], published: stores[1], change };
  }

  test('a batch whose imports could not be written does not count, and is repeated', async () => {
    const { file, url } = await open([createTestLot()]);
    const db = openDatabase(file);
    db.exec(
      "insert into ingest_run (id, source, started_at, finished_at) values (77, 'jpcenter', '2026-11-25T01:00:00Z', '2026-11-25T01:05:00Z')",
    );
    db.close();
    let isBroken = true;
    const proxy = createServer((request, response) => {
      const query = new URL(request.url ?? '', url).searchParams.get('query');
      if (isBroken && query?.startsWith('INSERT INTO ingest_run'))
        return void response.writeHead(500).end('Code: 243. No space left');
      const { hostname, port } = new URL(url.replace('clickhouse', 'http'));
      const { method, headers } = request;
      const passed = sendRequest({ hostname, port, path: request.url, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void proxy.close());
    const proxied = new URL(url);
    proxied.port = String((proxy.address() as AddressInfo).port);
    await expect(publishTo(file, proxied.href)).rejects.toThrow('No space left');
    isBroken = false;
    expect(await publishTo(file, proxied.href)).toBe(1);
    const clickHouse = openClickHouse(locate(url));
    onTestFinished(() => clickHouse.close());
    expect(await clickHouse.all('select id from ingest_run where id = 77')).toHaveLength(1);
  });

  test('an import that was published while it ran gets its end', async () => {
    const { file, url, change } = await open([createTestLot()]);
    change("insert into ingest_run (id, source, started_at) values (78, 'jpcenter', '2026-11-25T01:00:00Z')");
    await publishTo(file, url);
    change("update ingest_run set finished_at = '2026-11-25T01:05:00Z' where id = 78");
    await publishTo(file, url);
    const clickHouse = openClickHouse(locate(url));
    onTestFinished(() => clickHouse.close());
    const sql = 'select max(finished_at) as ended from ingest_run where id = 78';
    expect(await clickHouse.all(sql)).toEqual([{ ended: '2026-11-25T01:05:00Z' }]);
  });

  test('answers as SQLite does, of the first lots, and after a batch of changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryLots,
        arbitraryLots,
        fc.array(arbitraryQuery, { minLength: QUERIES, maxLength: QUERIES, size: 'max' }),
        async (before, after, all) => {
          const { file, url, sqlite, published, change } = await open(nameLots(before, 'old'));
          const compare = async () => {
            await expect.poll(() => published.version()).toBe(await sqlite.version());
            for (const query of all)
              expect(await answerAll(published, query)).toEqual(await answerAll(sqlite, query));
          };
          expect(await publishTo(file, url)).toBe(before.length);
          await compare();
          await writeLots(file, nameLots(after, 'new'));
          change(CHANGE_LOTS);
          await publishTo(file, url);
          await compare();
        },
      ),
      { ...CATALOGUES, endOnFailure: true },
    );
  });

  test('a batch contains only what has changed, and nothing is published twice', async () => {
    const { file, url, published, change } = await open(nameLots([{}, {}, {}], 'lot'));
    expect(await publishTo(file, url)).toBe(3);
    expect(await publishTo(file, url)).toBeUndefined();
    change(`update lot set live = 0 where external_id = 'lot-1'`);
    expect(await publishTo(file, url)).toBe(1);
    expect(await published.count(JAPAN)).toBe(2);
  });

  test('a batch that was not completed is never read, and the next one contains its changes', async () => {
    const { file, url, published, change } = await open(nameLots([{}, {}], 'lot'));
    await publishTo(file, url);
    const clickHouse = openClickHouse(locate(url));
    onTestFinished(() => clickHouse.close());
    const [{ id } = { id: 0 }] = await clickHouse.all<{ id: number }>('select max(id) as id from batch');
    await clickHouse.run(`insert into batch (generation, id, base, done) values (1, ${id + 1}, ${id}, 0)`);
    await clickHouse.run(
      `insert into lot (generation, batch, sign, key, type, live) values (1, ${id + 1}, 1, 9, 'japan', 1)`,
    );
    expect(await published.count(JAPAN)).toBe(2);
    change(`update lot set color = 'red' where external_id = 'lot-1'`);
    await publishTo(file, url);
    const filter = { op: 'in', field: 'color', values: ['red'] } as const;
    await expect.poll(() => published.count({ type: 'japan', filter })).toBe(1);
    expect(await published.count(JAPAN)).toBe(2);
  });

  test('what two publishers began with one state counts once', async () => {
    const { file, url, published } = await open(nameLots([{}, {}], 'lot'));
    await publishTo(file, url);
    const clickHouse = openClickHouse(locate(url));
    onTestFinished(() => clickHouse.close());
    const [{ id } = { id: 0 }] = await clickHouse.all<{ id: number }>('select max(id) as id from batch');
    for (const more of [1, 2])
      await clickHouse.run(
        `insert into lot (generation, batch, sign, key, type, live) values (1, ${id + more}, 1, 9, 'japan', 1)`,
      );
    for (const more of [1, 2])
      await clickHouse.run(
        `insert into batch (generation, id, base, done) values (1, ${id + more}, ${id}, 1)`,
      );
    await expect.poll(() => published.count(JAPAN)).toBe(3);
  });

  test('a catalogue that was replaced is published as a whole', async () => {
    const first = await open(nameLots([{}, {}, {}], 'lot'));
    await publishTo(first.file, first.url);
    const second = await open(nameLots([{}], 'other'));
    expect(await publishTo(second.file, first.url)).toBe(1);
    await expect.poll(() => first.published.count(JAPAN)).toBe(1);
  });

  test('before the first batch there is no answer', async () => {
    const { published } = await open([]);
    await expect(published.count(JAPAN)).rejects.toThrow(StoreUnavailable);
  });
});

test('a server that does not answer: StoreUnavailable', async () => {
  const store = createClickHouseCatalogueStore({ location: locate('clickhouse://127.0.0.1:9') });
  await expect(store.version()).rejects.toThrow(StoreUnavailable);
  await store.close();
});
