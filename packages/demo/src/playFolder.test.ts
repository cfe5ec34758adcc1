import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimPlayFolder, findPlayObstacle, markInstallation, PlayRefused } from './playFolder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'vvoz-folder-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (name: string) => writeFileSync(path.join(dir, name), 'x');

test('a new or empty folder may be claimed, and used again', () => {
  claimPlayFolder(path.join(dir, 'new'), { isEmptied: true });
  write('new/vvoz-state.sqlite');
  expect(() => claimPlayFolder(path.join(dir, 'new'), { isEmptied: true })).not.toThrow();
});

test.each(['vvoz-state.sqlite', 'vvoz.sqlite-wal', 'backups'])(
  'a folder with %s and no mark is refused',
  (name) => {
    write(name);
    expect(() => claimPlayFolder(dir)).toThrow(PlayRefused);
    expect(findPlayObstacle(dir)).toContain(name);
  },
);

test('logs do not make a folder real, but it is not emptied', () => {
  mkdirSync(path.join(dir, 'logs'));
  expect(findPlayObstacle(dir)).toBeUndefined();
  expect(findPlayObstacle(dir, { isEmptied: true })).toContain('logs');
});

test('a folder of an installation is refused, whatever it was before', () => {
  claimPlayFolder(dir);
  markInstallation(dir);
  expect(findPlayObstacle(dir)).toContain('belongs to an installation');
});

test('demo lots without a mark are from an older version: they may be refreshed, not emptied', () => {
  const db = new DatabaseSync(path.join(dir, 'vvoz.sqlite'));
  db.exec("create table meta (name, value); insert into meta values ('demo', '{}')");
  db.close();
  expect(findPlayObstacle(dir)).toBeUndefined();
  expect(findPlayObstacle(dir, { isEmptied: true })).toContain('vvoz.sqlite');
});
