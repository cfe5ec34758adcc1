import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { deferIndices, restoreIndices } from './bulkIndices.ts';
import { withIngestLock } from './ingestLock.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { tempDatabase } from './testing/tempDatabase.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';

const listIndices = (db: Database): unknown[] =>
  db
    .prepare(`select name, sql from sqlite_schema where type = 'index' and sql is not null order by name`)
    .all();

describe('migrate', () => {
  test('creates the database and its folder, and changes nothing the second time', async () => {
    const file = path.join(createTempDir(), 'deep/er/vvoz.sqlite');
    await migrate(file);
    const db = openDatabase(file);
    db.exec(`insert into meta values ('a', 'b')`);
    db.close();
    await migrate(file);
    const again = openDatabase(file, { readonly: true });
    expect(again.prepare('select count(*) from lot').pluck().get()).toBe(0);
    expect(again.prepare('select value from meta').pluck().all()).toEqual(['b']);
    again.close();
  });

  test('several calls may migrate one file at once', async () => {
    const file = path.join(createTempDir(), 'vvoz.sqlite');
    await Promise.all([migrate(file), migrate(file), migrate(file)]);
    const db = openDatabase(file, { readonly: true });
    expect(listIndices(db)).not.toEqual([]);
    db.close();
  });

  test('rebuilds the indices that an interrupted import dropped, but not during a running import', async () => {
    const db = await tempDatabase();
    const before = listIndices(db);
    deferIndices(db);
    expect(listIndices(db)).toEqual([]);
    await withIngestLock(db, async () => {
      await migrate(db.name);
      expect(listIndices(db)).toEqual([]);
    });
    await migrate(db.name);
    expect(listIndices(db).length).toBe(before.length);
  });
});

test('an index whose building was interrupted is built by the next attempt', async () => {
  const db = await tempDatabase();
  const before = listIndices(db);
  deferIndices(db);
  expect(() =>
    restoreIndices(db, (name) => {
      if (name === 'lot_by_price') throw new Error('power cut');
    }),
  ).toThrow('power cut');
  deferIndices(db);
  restoreIndices(db);
  expect(listIndices(db).length).toBe(before.length);
});
