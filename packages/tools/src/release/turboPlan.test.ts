import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_NAMES, type Host } from '@vvoz/catalogue/hosts/hosts';
import { listSourceFiles } from '../checks/sourceFiles.ts';
import { root } from '../lib/root.ts';
import { listFolders, planBuild } from './turboPlan.ts';

let copy: string;
/** The hash of each host's build before a change. */
let unchanged: readonly string[];

function listHashes(): readonly string[] {
  const tasks = planBuild(copy, ['./apps/*']);
  return HOST_NAMES.map((host) => {
    const hash = tasks.find(({ taskId }) => taskId === `@vvoz/${host}#build`)?.hash;
    if (hash === undefined) throw new Error(`no build of ${host} is planned`);
    return hash;
  });
}

/** Copies the text files of the checkout, so that tests may change them. */
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'vvoz-turbo-'));
  for (const name of [...listSourceFiles(root).map((file) => file.path), 'pnpm-lock.yaml'])
    cpSync(path.join(root, name), path.join(copy, name));
  unchanged = listHashes();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Changes a file of the copy for a moment. Returns the hosts that must be built again. */
function findRebuilt(file: string): readonly Host[] {
  const changed = path.join(copy, file);
  appendFileSync(changed, '\n');
  try {
    const hashes = listHashes();
    return HOST_NAMES.filter((_, index) => unchanged[index] !== hashes[index]);
  } finally {
    cpSync(path.join(root, file), changed);
  }
}

test.each([
  ['apps/spec/src/storefront.ts', ['spec']],
  ['apps/china/src/app/layout.tsx', ['china']],
  ['apps/backend/src/main.ts', []],
  ['packages/tools/src/start/start.ts', []],
  ['packages/ui/src/theme/tokens.test.ts', []],
  ['packages/storefront/src/config/env.ts', HOST_NAMES],
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
