import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { bumpCatalogueVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { EVERYTHING } from '../filter.ts';
import { createTestLot, generateTestLots, writeLots } from '../testing/lots.ts';
import { createTaskRunner, type TaskRunner } from './createTaskRunner.ts';
import { createSqliteCatalogueStore } from './SqliteCatalogueStore.ts';

const open: TaskRunner[] = [];
afterEach(() => open.splice(0).forEach((runner) => runner.close()));

async function openRunner() {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, [
    ...generateTestLots({ count: 300 }),
    ...generateTestLots({ count: 300, type: 'japan_st' }),
  ]);
  const runner = createTaskRunner(file, { hasIndex: true });
  open.push(runner);
  const count = (type: string) =>
    runner.run({ method: 'count', args: [{ type, filter: EVERYTHING }], now: Date.now() });
  const waitForIndex = (type: string) =>
    vi.waitFor(() => expect(count(type)).toMatchObject({ ok: true }), 60_000);
  return { file, count, waitForIndex };
}

/** Withdraws one lot of a type, as an import does. */
function withdrawOne(file: string, type: 'japan' | 'japan_st'): void {
  const db = openDatabase(file);
  db.transaction(() => {
    db.prepare(
      'update lot set live = 0 where key = (select max(key) from lot where type = ? and live = 1)',
    ).run(type);
    bumpCatalogueVersion(db, [type]);
  })();
  db.close();
}

test('there is no index until it is built, nor after its lots have changed; then there is a new one', async () => {
  const { file, count, waitForIndex } = await openRunner();
  expect(count('japan')).toMatchObject({ ok: false, reason: 'no index' });
  await waitForIndex('japan');
  const before = count('japan');
  withdrawOne(file, 'japan');
  expect(count('japan')).toMatchObject({ ok: false, reason: 'no index' });
  await waitForIndex('japan');
  expect(count('japan')).toEqual({ ok: true, value: (before as { value: number }).value - 1 });
});

test('an import of one type leaves the index of another in use', async () => {
  const { file, count, waitForIndex } = await openRunner();
  await waitForIndex('japan_st');
  const before = count('japan_st');
  withdrawOne(file, 'japan');
  expect(count('japan_st')).toEqual(before);
  await waitForIndex('japan');
  expect(count('japan_st')).toEqual(before);
});

test('a file without the indices of SQLite is not indexed until it has them', async () => {
  const { file, count, waitForIndex } = await openRunner();
  const db = openDatabase(file);
  const sql = db.prepare(`select sql from sqlite_schema where name = 'lot_facets'`).pluck().get() as string;
  db.exec('drop index lot_facets');
  expect(count('japan')).toMatchObject({ ok: false });
  await new Promise((resolve) => setImmediate(resolve));
  db.exec(sql);
  db.close();
  await waitForIndex('japan');
});

test('every query sees an import at once, whether an index or SQLite answers', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, generateTestLots({ count: 2000 }));
  const store = createSqliteCatalogueStore({ file });
  const db = openDatabase(file);
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  let expected = await store.count(scope);
  const row = createTestLot();
  const columns = Object.keys(row);
  const insert = db.prepare(
    `insert into lot (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  for (let at = 0; at < 60; at += 1) {
    db.transaction(() => {
      insert.run({ ...row, external_id: `new-${at}` });
      bumpCatalogueVersion(db, ['japan']);
    })();
    expected += 1;
    const [count, [newest], [brands = []]] = await Promise.all([
      store.count(scope),
      store.arrivals({ ...scope, limit: 1 }),
      store.facets('japan', [{ field: 'brand', filter: EVERYTHING }]),
    ]);
    expect(count).toBe(expected);
    expect(newest?.lot.id).toBe(`new-${at}`);
    expect(brands.reduce((sum, option) => sum + option.count, 0)).toBe(expected);
  }
  db.close();
  await store.close();
});
