import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeAssets } from './assets.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-assets-'));
  write('apps/x/.next/standalone/apps/x/server.js');
  write('apps/x/.next/static/chunks/a.js');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});
const at = (name: string) => path.join(root, name);
function write(name: string) {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), name);
}
const served = 'apps/x/.next/standalone/apps/x';

test('copies static files and public beside the server, once', () => {
  write('apps/x/public/icon.svg');
  expect(placeAssets(root, 'apps/x')).toBe(true);
  expect(existsSync(at(`${served}/.next/static/chunks/a.js`))).toBe(true);
  expect(existsSync(at(`${served}/public/icon.svg`))).toBe(true);
  expect(placeAssets(root, 'apps/x')).toBe(false);
});

test('a new build replaces the old one, and removes files that it no longer has', () => {
  placeAssets(root, 'apps/x');
  rmSync(at('apps/x/.next/static/chunks/a.js'));
  write('apps/x/.next/static/chunks/b.js');
  expect(placeAssets(root, 'apps/x')).toBe(true);
  expect(existsSync(at(`${served}/.next/static/chunks/a.js`))).toBe(false);
  expect(existsSync(at(`${served}/.next/static/chunks/b.js`))).toBe(true);
});
