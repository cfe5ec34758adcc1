import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../catalogue/db/migrate.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { writeLots } from '../../catalogue/testing/lots.ts';
import type { FeedHealth } from '../../ingest/health/feedHealth.ts';
import { buildApp } from '../app.ts';
import type { Services } from './route.ts';
import { createStubServices } from './testing/stubServices.ts';
import { createTestApp, KNOWN_LOTS, formatRefusal, type TestApp } from './testing/testApp.ts';

let api: TestApp;
let empty: TestApp;
beforeAll(async () => {
  api = await createTestApp(KNOWN_LOTS);
  empty = await createTestApp(null);
});
afterAll(async () => {
  await api.close();
  await empty.close();
});

test('the health check returns the version and the number of listed lots', async () => {
  const { status, body, headers } = await api.get('/healthz');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    status: 'ok',
    version: '1',
    lots: 4,
    feeds: [
      {
        source: 'jpcenter/main',
        lastSuccess: null,
        ageMinutes: null,
        records: null,
        failures: 0,
        error: '',
        problem: null,
        recordsBefore: null,
      },
    ],
    release: null,
  });
});

test('the backend is not ready without a database or schema, and ready once the data exists, without a restart', async () => {
  const missing = await empty.get('/healthz');
  expect(formatRefusal(missing)).toBe('503 not_ready');
  expect(Number(missing.headers['retry-after'])).toBeGreaterThan(0);
  openDatabase(empty.file).close();
  expect(formatRefusal(await empty.get('/healthz'))).toBe('503 not_ready');
  expect(formatRefusal(await empty.get('/api/v2/cars'))).toBe('503 not_ready');
  await migrate(empty.file);
  expect((await empty.get('/healthz')).body).toMatchObject({ status: 'ok', version: '0', lots: 0 });
  await writeLots(empty.file, KNOWN_LOTS);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await empty.get('/healthz')).body).toMatchObject({ version: '1', lots: 4 });
});

test('the backend is not ready while leads cannot be written, and says why', async () => {
  const { services } = createStubServices();
  const checkWritable = async () => {
    throw Object.assign(new Error('cannot be used now'), { code: 'SQLITE_FULL' });
  };
  const app = await buildApp({ ...services, leads: { ...services.leads, checkWritable } });
  const response = await app.inject('/healthz');
  await app.close();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toMatchObject({
    error: { code: 'not_ready', message: expect.stringContaining('SQLITE_FULL') },
  });
});

test('the backend is alive without a database too; the answer is never cached', async () => {
  const { status, body, headers } = await empty.get('/livez');
  expect([status, body, headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store']);
});

test.each(['/healthz', '/livez'])('abuse: an unknown field of %s', async (path) => {
  expect(formatRefusal(await api.get(`${path}?verbose=1`))).toBe('400 unknown_field verbose');
});

const getHealth = async (replaced: Partial<Services>, responses: Readonly<Record<string, unknown>> = {}) => {
  const app = await buildApp({ ...createStubServices(responses).services, ...replaced });
  const response = await app.inject('/healthz');
  await app.close();
  return response;
};

const IMPORTED: FeedHealth = {
  source: 'jpcenter/main',
  lastSuccess: '2026-11-22T00:00:00.000Z',
  ageMinutes: 5,
  records: 1200,
  failures: 0,
  error: '',
  problem: null,
  recordsBefore: null,
};

test('an empty catalogue is not ready when the last import read lots', async () => {
  const none = { 'store.count': 0 };
  const response = await getHealth({ feeds: async () => [IMPORTED] }, none);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({
    error: { message: 'The catalogue has no lots, but the last import of jpcenter/main read 1200' },
  });
  // Rates and articles are no lots.
  const cbr = { ...IMPORTED, source: 'cbr' };
  expect((await getHealth({ feeds: async () => [cbr] }, none)).statusCode).toBe(200);
  expect((await getHealth({ feeds: async () => [{ ...IMPORTED, records: 0 }] }, none)).statusCode).toBe(200);
});

test('a backend with the catalogue of another machine is not ready, and says why', async () => {
  const response = await getHealth({ writerFault: 'another catalogue' });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ error: { message: 'another catalogue' } });
});
