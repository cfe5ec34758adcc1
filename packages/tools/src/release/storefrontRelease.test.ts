import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeAssets } from '../start/assets.ts';
import { assembleStorefront } from './assembleStorefront.ts';
import { smoke } from './smoke.ts';
import { writeEntry } from './writeEntry.ts';

const IDENTITY = { name: 'china', version: '1.2.3', commit: 'abc' } as const;

/** A standalone server that imports a package, serves the static files beside it, and reports the release that is set. */
const FAKE_SERVER = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { page } from 'fake-next';
const { PORT, HOSTNAME, VVOZ_VERSION: version, VVOZ_COMMIT: commit } = process.env;
process.chdir(import.meta.dirname);
createServer((request, response) => {
  if (request.url === '/healthz') response.end(JSON.stringify({ release: { version, commit } }));
  else if (request.url === '/') response.end(page);
  else {
    try {
      response.end(readFileSync('.next/static' + request.url.slice('/_next/static'.length)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }
}).listen(Number(PORT), HOSTNAME);
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-assemble-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the output of `next build` for a host, with pnpm's links, and copies its assets. */
function buildFake(page = '<html><script src="/_next/static/a.js"></script></html>'): void {
  const standalone = 'apps/china/.next/standalone';
  write(`${standalone}/apps/china/package.json`, '{ "type": "module" }');
  write(`${standalone}/apps/china/server.js`, FAKE_SERVER);
  const store = 'node_modules/.pnpm/fake-next@1.0.0/node_modules/fake-next';
  write(`${standalone}/${store}/package.json`, '{ "type": "module", "exports": "./index.js" }');
  write(`${standalone}/${store}/index.js`, `export const page = ${JSON.stringify(page)};`);
  mkdirSync(path.join(root, standalone, 'apps/china/node_modules'));
  symlinkSync(`../../../${store}`, path.join(root, standalone, 'apps/china/node_modules/fake-next'));
  write('apps/china/.next/static/a.js', 'a');
  write('apps/china/public/robots.txt', 'robots');
  placeAssets(root, 'apps/china');
}

function release(): string {
  const folder = path.join(root, 'release/china');
  writeEntry(folder, IDENTITY, assembleStorefront(root, 'china', folder));
  return folder;
}

test('a release has the server, static and public files, its identity, and links that stay inside', () => {
  buildFake();
  const folder = release();
  expect(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))).toEqual(IDENTITY);
  expect(readFileSync(path.join(folder, 'apps/china/.next/static/a.js'), 'utf8')).toBe('a');
  expect(readFileSync(path.join(folder, 'apps/china/public/robots.txt'), 'utf8')).toBe('robots');
  expect(readlinkSync(path.join(folder, 'apps/china/node_modules/fake-next'))).toMatch(/^\.\.\/\.\.\/\.\.\//);
  expect(existsSync(path.join(folder, 'apps/china/.assets'))).toBe(false);
});

test('a copy elsewhere starts with server.js, reports its release and serves its page with scripts', async () => {
  buildFake();
  await smoke(release(), IDENTITY);
});

test('a release whose page loads a missing script is refused', async () => {
  buildFake('<html><script src="/_next/static/b.js"></script></html>');
  await expect(smoke(release(), IDENTITY)).rejects.toThrow('/_next/static/b.js of http');
});

test('a release that reports another commit is refused', async () => {
  buildFake();
  const folder = release();
  await expect(smoke(folder, { ...IDENTITY, commit: 'def' })).rejects.toThrow(
    'must report version 1.2.3 and commit def',
  );
});

test('a release that exits at its start is refused, with the end of its log', async () => {
  buildFake();
  const folder = release();
  writeFileSync(path.join(folder, 'apps/china/server.js'), `throw new Error('no such file: server.json');`);
  await expect(smoke(folder, IDENTITY)).rejects.toThrow('no such file: server.json');
});
