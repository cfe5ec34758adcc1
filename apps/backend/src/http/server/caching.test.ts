import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../catalogue/db/open.ts';
import { bumpCatalogueVersion } from '../../catalogue/db/meta.ts';
import { createTestApp, type TestApp } from '../routes/testing/testApp.ts';
import { addCaching } from './caching.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readTag = async (url: string): Promise<string> => String((await api.get(url)).headers['etag']);

test.each([
  ['/api/v2/cars', 'public, max-age=30, stale-while-revalidate=29'],
  ['/api/v2/facets', 'public, max-age=30, stale-while-revalidate=29'],
  ['/api/v2/cars/japan/prius-1', 'public, max-age=30'],
  ['/api/options', 'public, max-age=60, stale-while-revalidate=600'],
])('%s may be cached: %s', async (url, control) => {
  const { headers } = await api.get(url);
  expect(headers['cache-control']).toBe(control);
  expect(headers['etag']).toMatch(/^W\/"[\w.-]+"$/);
});

test.each(['/api/v2/cars?x=1', '/api/v2/cars/japan/nobody', '/nowhere', '/healthz'])(
  '%s may not be cached',
  async (url) => {
    const { headers } = await api.get(url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  },
);

test('a matching ETag gets 304 until an import', async () => {
  const url = '/api/v2/count?color=white';
  const tag = await readTag(url);
  const again = await api.get(url, { 'if-none-match': `"other", ${tag}` });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await api.get(url, { 'if-none-match': '"other"' })).status).toBe(200);
  expect(await readTag('/api/v2/count?color=black')).not.toBe(tag);

  const db = openDatabase(api.file);
  bumpCatalogueVersion(db);
  db.close();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await api.get(url, { 'if-none-match': tag })).status).toBe(200);
});

test('an ETag never hides an error', async () => {
  expect((await api.get('/api/v2/cars/japan/nobody', { 'if-none-match': '*' })).status).toBe(404);
});

test('an answer about lots is remembered until midnight, even if there is no import', async () => {
  let now = new Date('2026-11-22T12:00:00.000Z');
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  onTestFinished(() => app.close());
  const source = { version: async () => '1' };
  const answers: string[] = [];
  addCaching(
    app,
    source,
    source,
    (from) => answers.push(from),
    () => now,
  );
  let calculations = 0;
  const tags = new Set<string>();
  app.get('/lots', { config: { cache: 'catalogue' } }, async () => ({ calculations: ++calculations }));
  const getAt = async (time: string) => {
    now = new Date(time);
    const { headers, body } = await app.inject('/lots');
    tags.add(String(headers['etag']));
    return JSON.parse(body) as unknown;
  };
  expect(await getAt('2026-11-22T12:00:00.000Z')).toEqual({ calculations: 1 });
  expect(await getAt('2026-11-22T23:59:59.999Z')).toEqual({ calculations: 1 });
  expect(await getAt('2026-11-23T00:00:00.000Z')).toEqual({ calculations: 2 });
  expect(answers).toEqual(['calculation', 'memory', 'calculation']);
  // Or a client that has the answer of yesterday would get 304.
  expect(tags.size).toBe(2);
});

test('the answers that were asked for longest ago are forgotten when all together are too long', async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  onTestFinished(() => app.close());
  const source = { version: async () => '1' };
  const answers: string[] = [];
  addCaching(app, source, source, (from) => answers.push(from), undefined, 1000);
  app.get('/lots', { config: { cache: 'catalogue' } }, async () => 'x'.repeat(400));
  for (const number of [1, 2, 1, 3, 1, 2]) await app.inject(`/lots?${number}`);
  expect(answers).toEqual(['calculation', 'calculation', 'memory', 'calculation', 'memory', 'calculation']);
});
