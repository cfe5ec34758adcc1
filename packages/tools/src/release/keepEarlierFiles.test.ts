import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findEarlierReleases, keepEarlierFiles } from './keepEarlierFiles.ts';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'vvoz-releases-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

const STATICS = 'apps/china/.next/static';
const getFile = (release: string, name: string) => path.join(releases, release, STATICS, name);

/** Builds a release with these static files, as `npm run release` does. */
function addRelease(name: string, day: number, files: Readonly<Record<string, string>>): number {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(getFile(name, file)), { recursive: true });
    writeFileSync(getFile(name, file), text);
  }
  const kept = keepEarlierFiles(
    path.join(releases, name),
    'china',
    findEarlierReleases(releases, 'china').filter((folder) => !folder.endsWith(name)),
  );
  const entry = path.join(releases, name, 'release.json');
  writeFileSync(entry, '{}');
  utimesSync(entry, day, day);
  return kept;
}

test('a release serves the static files of the last three builds, and no older ones', () => {
  addRelease('china-1', 1, { 'chunks/one.js': '1', 'css/shared.css': 'first' });
  addRelease('china-2', 2, { 'chunks/two.js': '2' });
  addRelease('china-3', 3, { 'chunks/three.js': '3' });
  expect(addRelease('china-4', 4, { 'chunks/four.js': '4', 'css/shared.css': 'own' })).toBe(2);
  const has = (name: string) => existsSync(getFile('china-4', name));
  expect(['one', 'two', 'three', 'four'].map((name) => has(`chunks/${name}.js`))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  // A file of the release itself is never replaced.
  expect(readFileSync(getFile('china-4', 'css/shared.css'), 'utf8')).toBe('own');
});

test('releases of other hosts and incomplete ones do not count', () => {
  addRelease('china-1', 1, { 'a.js': 'a' });
  mkdirSync(path.join(releases, 'china-2.part'));
  mkdirSync(path.join(releases, 'main-1'));
  mkdirSync(path.join(releases, 'china-broken'));
  expect(findEarlierReleases(releases, 'china')).toEqual([path.join(releases, 'china-1')]);
  expect(findEarlierReleases(path.join(releases, 'none'), 'china')).toEqual([]);
});
