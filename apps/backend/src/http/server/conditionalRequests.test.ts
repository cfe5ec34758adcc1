import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from './App.ts';
import { addCaching } from './caching.ts';
import { createServer } from './createServer.ts';

const FIRST_VERSIONS = { catalogue: '7', content: '3' };
let versions = { ...FIRST_VERSIONS };
beforeEach(() => {
  versions = { ...FIRST_VERSIONS };
});

let handled = 0;
let app: App;
beforeAll(() => {
  app = createServer();
  addCaching(app, { version: async () => versions.catalogue }, { version: async () => versions.content });
  const handle = async () => {
    handled += 1;
    return {};
  };
  app.get('/lots', { config: { cache: 'catalogue' } }, handle);
  app.get('/texts', { config: { cache: 'content' } }, handle);
  app.get('/receipt', { config: { cache: 'cost' } }, handle);
  app.get('/plain', handle);
});
afterAll(() => app.close());

const get = (url: string, candidates?: string) =>
  app.inject({ url, headers: candidates === undefined ? {} : { 'if-none-match': candidates } });

const readTag = async (url: string) => String((await get(url)).headers['etag']);

test('a tag is weak, contains revision and version, and differs by address', async () => {
  expect(await readTag('/lots')).toBe('W/"1.7-oz6aoxGUt9E0Tqq3"');
  expect(await readTag('/texts')).toMatch(/^W\/"1\.3-[\w-]{16}"$/);
  expect(await readTag('/lots?a=1')).not.toBe(await readTag('/lots'));
  expect(await readTag('/lots')).toBe(await readTag('/lots'));
});

test.each(['/receipt', '/plain'])('%s has no tag', async (url) => {
  expect((await get(url)).headers).not.toHaveProperty('etag');
});

test('the kind of data sets Cache-Control; without a kind answers are not cached', async () => {
  const readLifetime = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await readLifetime('/lots')).toBe('public, max-age=30, stale-while-revalidate=29');
  expect(await readLifetime('/texts')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(await readLifetime('/receipt')).toBe('public, max-age=30');
  expect(await readLifetime('/plain')).toBe('no-store');
});

test.each([
  [(tag: string) => tag, 304],
  [(tag: string) => tag.slice('W/'.length), 304],
  [(tag: string) => `"other" , ${tag}`, 304],
  [(tag: string) => `${tag},"other"`, 304],
  [(tag: string) => `"other"${tag}`, 200],
  [() => '"other"', 200],
  [() => '', 200],
])('If-None-Match as %s: %i', async (write, status) => {
  const tag = await readTag('/lots');
  const before = handled;
  const response = await get('/lots', write(tag));
  expect([response.statusCode, response.headers['etag']]).toEqual([status, tag]);
  expect(response.payload).toBe(status === 304 ? '' : '{}');
  expect(handled - before).toBe(status === 304 ? 0 : 1);
});

test('a tag no longer matches after an import of its own data', async () => {
  const [lots, texts] = [await readTag('/lots'), await readTag('/texts')];
  versions.catalogue = '8';
  expect((await get('/lots', lots)).statusCode).toBe(200);
  expect((await get('/texts', texts)).statusCode).toBe(304);
});
