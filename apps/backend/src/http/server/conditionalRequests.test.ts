import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { App } from './App.ts';
import { addCaching } from './caching.ts';
import { createServer } from './createServer.ts';

const FIRST_VERSIONS = { catalogue: '7', content: '3' };
let versions = { ...FIRST_VERSIONS };
let now = new Date('2026-11-26T10:00:00Z');
beforeEach(() => {
  versions = { ...FIRST_VERSIONS };
  now = new Date('2026-11-26T10:00:00Z');
});

let handled = 0;
let app: App;
beforeAll(() => {
  app = createServer();
  addCaching(
    app,
    { version: async () => versions.catalogue },
    { version: async () => versions.content },
    () => undefined,
    () => now,
  );
  const handle = async () => {
    handled += 1;
    return {};
  };
  app.get('/missing', { config: { cache: 'catalogue' } }, async (_, reply) => {
    handled += 1;
    return reply.code(404).send({ error: 'not_found' });
  });
  app.get('/lots', { config: { cache: 'catalogue' } }, handle);
  app.get('/titles', { config: { cache: 'catalogueTexts' } }, handle);
  app.get('/texts', { config: { cache: 'content' } }, handle);
  app.get('/receipt', { config: { cache: 'cost' } }, handle);
  app.get('/plain', handle);
});
afterAll(() => app.close());

const get = (url: string, candidates?: string) =>
  app.inject({ url, headers: candidates === undefined ? {} : { 'if-none-match': candidates } });

const readTag = async (url: string) => String((await get(url)).headers['etag']);

test('a tag is weak, contains revision, version and the day of lots, and differs by address', async () => {
  expect(await readTag('/lots')).toBe('W/"1.7.2026-11-26-oz6aoxGUt9E0Tqq3"');
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
  const tag = await readTag('/texts');
  const before = handled;
  const response = await get('/texts', write(tag));
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

test.each(['/titles', '/lots?set_id=3'])(
  'the tag of %s names both kinds of data and the day',
  async (url) => {
    const tag = await readTag(url);
    const expectNew = async () => {
      expect((await get(url, tag)).statusCode).toBe(200);
      versions = { ...FIRST_VERSIONS };
      expect((await get(url, tag)).statusCode).toBe(304);
    };
    versions.catalogue = '8';
    await expectNew();
    versions.content = '4';
    await expectNew();
    now = new Date('2026-11-27T00:00:00Z');
    expect((await get(url, tag)).statusCode).toBe(200);
  },
);

/** Sends requests and counts those that a handler answered. */
async function countHandled(...urls: readonly string[]): Promise<number> {
  const before = handled;
  for (const url of urls) await get(url);
  return handled - before;
}

test('an answer about lots is calculated once for an address, an import and a day', async () => {
  const [first, second] = [await get('/lots?b=1'), await get('/lots?b=1')];
  expect(second.payload).toBe(first.payload);
  const own = { date: '', 'x-request-id': '' };
  expect({ ...second.headers, ...own }).toEqual({ ...first.headers, ...own });
  expect((await get('/lots?b=1', String(first.headers['etag']))).statusCode).toBe(304);
  expect(await countHandled('/lots?b=1', '/lots?b=1')).toBe(0);
  expect(await countHandled('/lots?b=2', '/lots?b=2')).toBe(1);
  versions.catalogue = '8';
  expect(await countHandled('/lots?b=1', '/lots?b=1')).toBe(1);
  now = new Date('2026-11-27T00:00:00Z');
  expect(await countHandled('/lots?b=1', '/lots?b=1')).toBe(1);
});

test('errors, sets, texts, receipts and answers without a kind are not remembered', async () => {
  for (const url of ['/missing', '/titles', '/lots?set_id=3', '/texts', '/receipt', '/plain'])
    expect(await countHandled(url, url), url).toBe(2);
});

test('an answer that an import overtook is not remembered', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const slow = createServer();
  addCaching(
    slow,
    { version: async () => versions.catalogue },
    { version: async () => versions.content },
    () => undefined,
    () => now,
  );
  let calls = 0;
  slow.get('/lots', { config: { cache: 'catalogue' } }, async ({ query }) => {
    calls += 1;
    if (calls === 1) await promise;
    return { calls, query };
  });
  const early = slow.inject('/lots').then(({ statusCode }) => statusCode);
  await vi.waitFor(() => expect(calls).toBe(1));
  versions.catalogue = '8';
  await slow.inject('/lots?other');
  resolve(undefined);
  expect(await early).toBe(200);
  expect((await slow.inject('/lots')).json()).toEqual({ calls: 3, query: {} });
  await slow.close();
});
