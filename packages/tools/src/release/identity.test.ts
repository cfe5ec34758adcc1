import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatReleaseName, readIdentity } from './identity.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-identity-'));
  mkdirSync(path.join(root, 'apps/china'), { recursive: true });
  writeFileSync(path.join(root, 'apps/china/package.json'), '{ "version": "2.3.4" }');
  writeFileSync(path.join(root, '.gitignore'), 'ignored\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Add');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a release has the version of its package and the commit of the tree', () => {
  writeFileSync(path.join(root, 'ignored'), '');
  const commit = git('rev-parse', 'HEAD').trim();
  const identity = readIdentity(root, 'china');
  expect(identity).toEqual({ name: 'china', version: '2.3.4', commit });
  expect(formatReleaseName(identity)).toBe(`china-2.3.4-${commit.slice(0, 12)}`);
});

test('a tree with uncommitted changes is marked as dirty', () => {
  writeFileSync(path.join(root, 'new.ts'), '');
  const identity = readIdentity(root, 'china');
  expect(identity.commit).toMatch(/^[\da-f]{40}-dirty$/);
  expect(formatReleaseName(identity)).toMatch(/^china-2\.3\.4-[\da-f]{12}-dirty$/);
});
