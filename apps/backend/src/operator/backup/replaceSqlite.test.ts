import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { replaceSqlite } from './replaceSqlite.ts';

const options = { now: new Date('2026-11-22T03:04:05.678Z'), isForced: false };
const repeatRemovals = async () => undefined;

/** Creates a database in a folder of its own, with a log beside it. */
function createDatabase(): string {
  const file = path.join(createTempDir(), 'state.sqlite');
  new Sqlite(file).exec('create table lead (id)').close();
  return file;
}

test('the replaced database is kept beside the new one', async () => {
  const file = createDatabase();
  chmodSync(file, 0o644);
  const before = readFileSync(file);
  const restored = path.join(createTempDir(), 'restored.sqlite');
  writeFileSync(restored, 'restored');
  const keptPath = await replaceSqlite(file, { file: restored, repeatRemovals }, options);
  expect(readFileSync(file, 'utf8')).toBe('restored');
  expect(readFileSync(keptPath ?? '')).toEqual(before);
  // It has the personal data of all who have written.
  expect(statSync(keptPath ?? '').mode & 0o777).toBe(0o600);
});

test('a log without its database is moved away, because SQLite would apply it to the restored one', async () => {
  const file = createDatabase();
  const folder = path.dirname(file);
  rmSync(file);
  for (const suffix of ['-wal', '-shm']) writeFileSync(file + suffix, 'of the lost database');
  const restored = path.join(createTempDir(), 'restored.sqlite');
  new Sqlite(restored).exec('create table lead (id); insert into lead values (7)').close();
  expect(await replaceSqlite(file, { file: restored, repeatRemovals }, options)).toBeUndefined();
  expect(readdirSync(folder).filter((name) => /^state\.sqlite-(?:wal|shm)$/.test(name))).toEqual([]);
  const database = new Sqlite(file);
  expect(database.prepare('select id from lead').pluck().all()).toEqual([7]);
  database.close();
});

test('when the replacement fails, each file has its name again, also the log of a lost database', async () => {
  const file = createDatabase();
  const folder = path.dirname(file);
  rmSync(file);
  for (const suffix of ['-wal', '-shm']) writeFileSync(file + suffix, `the ${suffix} of the lost database`);
  const read = () =>
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
  const before = read();
  // A folder cannot be moved into itself.
  await expect(replaceSqlite(file, { file: folder, repeatRemovals }, options)).rejects.toThrow('EINVAL');
  expect(read()).toEqual(before);
});

test('a database that cannot be replaced keeps its name', async () => {
  const file = createDatabase();
  const folder = path.dirname(file);
  const before = [readdirSync(folder), readFileSync(file)];
  // A folder cannot be moved into itself.
  await expect(replaceSqlite(file, { file: folder, repeatRemovals }, options)).rejects.toThrow('EINVAL');
  expect([readdirSync(folder), readFileSync(file)]).toEqual(before);
});
