import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { removeSqliteFile } from './sqliteFile.ts';
import { createTempDir } from './testing/createTempDir.ts';

test('what a killed process wrote into the log does not appear in the database that takes the place', () => {
  const folder = createTempDir();
  const [used, backup, place] = ['used', 'backup', 'place'].map((name) =>
    path.join(folder, `${name}.sqlite`),
  ) as [string, string, string];
  const db = new Sqlite(used);
  db.pragma('journal_mode = WAL');
  db.exec("create table lead (name); insert into lead values ('before the backup')");
  db.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(used, backup);
  db.exec("insert into lead values ('after the backup')");
  // As a process leaves them that is killed: the last row is in the log alone.
  for (const suffix of ['', '-wal', '-shm']) copyFileSync(used + suffix, place + suffix);
  db.close();
  removeSqliteFile(place);
  copyFileSync(backup, place);
  const restored = new Sqlite(place);
  expect(restored.prepare('select name from lead').pluck().all()).toEqual(['before the backup']);
  restored.close();
});

test('nothing of a database stays, and no other file goes', () => {
  const folder = createTempDir();
  for (const name of [
    'a.sqlite',
    'a.sqlite-wal',
    'a.sqlite-shm',
    'a.sqlite-journal',
    'a.sqlite-kept',
    'b.sqlite-wal',
  ])
    writeFileSync(path.join(folder, name), '');
  removeSqliteFile(path.join(folder, 'a.sqlite'));
  expect(readdirSync(folder).toSorted()).toEqual(['a.sqlite-kept', 'b.sqlite-wal']);
});
