import { cpSync, appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_NAMES, type Host } from '@vvoz/catalogue/hosts/hosts';
import { listSourceFiles } from '../checks/sourceFiles.ts';
import { root } from '../lib/root.ts';
import { listFolders, planBuild } from './turboPlan.ts';

let copy: string;

/** A copy of the checkout's text files, which a test may change. */
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'vvoz-turbo-'));
  for (const name of [...listSourceFiles(root).map((file) => file.path), 'pnpm-lock.yaml'])
    cpSync(path.join(root, name), path.join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Changes a file of the copy. Returns the hosts that must be built again. */
function findRebuilt(file: string): readonly Host[] {
  const listHashes = () => {
    const tasks = planBuild(copy, ['./apps/*']);
    return HOST_NAMES.map((host) => tasks.find(({ taskId }) => taskId === `@vvoz/${host}#build`)?.hash);
  };
  const before = listHashes();
  expect(before).not.toContain(undefined);
  appendFileSync(path.join(copy, file), '\n');
  const after = listHashes();
  return HOST_NAMES.filter((_, index) => before[index] !== after[index]);
}

test.each([
  ['apps/spec/src/storefront.ts', ['spec']],
  ['apps/china/src/app/layout.tsx', ['china']],
  ['apps/backend/src/main.ts', []],
  ['packages/tools/src/start/start.ts', []],
  ['packages/ui/src/theme/tokens.test.ts', []],
  ['packages/storefront/src/env.ts', HOST_NAMES],
  ['packages/catalogue/src/hosts/hosts.ts', HOST_NAMES],
])('a change of %s builds %j again', (file, hosts) => {
  expect(findRebuilt(file)).toEqual(hosts);
});

test('a host is tested with the packages that it imports, without the backend and the other hosts', () => {
  const folders = listFolders(copy, 'china');
  expect(folders).toEqual(
    expect.arrayContaining(['apps/china', 'packages/storefront', 'packages/ui', 'packages/catalogue']),
  );
  expect(folders.filter((folder) => folder.startsWith('apps/'))).toEqual(['apps/china']);
  expect(listFolders(copy, 'backend')).toContain('packages/drawings');
});
