import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { closeDataFolder } from './privateFiles.ts';
import { createTempDir } from './testing/createTempDir.ts';

const readMode = (place: string): string => (statSync(place).mode & 0o777).toString(8);

test('a database of an earlier version, its new -wal and -shm, and folders are closed to others', () => {
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  const dir = createTempDir();
  chmodSync(dir, 0o755);
  const old = path.join(dir, 'vvoz-state.sqlite');
  writeFileSync(old, '', { mode: 0o644 });
  mkdirSync(path.join(dir, 'logs'));
  expect(closeDataFolder(dir)).toEqual([]);
  const database = new Sqlite(old);
  onTestFinished(() => void database.close());
  database.pragma('journal_mode = WAL');
  database.exec('create table note (name text)');
  expect([dir, path.join(dir, 'logs')].map(readMode)).toEqual(['700', '700']);
  expect(['', '-wal', '-shm'].map((end) => readMode(`${old}${end}`))).toEqual(['600', '600', '600']);
});

test('a folder that all users share is not changed, and its path is returned', () => {
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  const dir = createTempDir();
  chmodSync(dir, 0o1777);
  expect(closeDataFolder(dir)).toEqual([dir]);
  expect(readMode(dir)).toBe('777');
});
