import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../routes/testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

const sendPreflight = async (origin: string) =>
  (
    await api.app.inject({
      method: 'OPTIONS',
      url: '/api/options',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  ).headers;

test('a page of our hosts may call with credentials', async () => {
  expect((await api.get('/api/options', { origin: 'https://vvoz.example' })).headers).toMatchObject({
    'access-control-allow-origin': 'https://vvoz.example',
    'access-control-allow-credentials': 'true',
  });
  expect(await sendPreflight('https://vvoz.example')).toMatchObject({
    'access-control-allow-origin': 'https://vvoz.example',
    'access-control-allow-methods': 'GET, HEAD, POST',
  });
});

test.each([
  'https://evil.example',
  'https://vvoz.example.evil.example',
  'https://evil-vvoz.example',
  'http://vvoz.example',
  'null',
])('a page of %s may not', async (origin) => {
  expect(await sendPreflight(origin)).not.toHaveProperty('access-control-allow-origin');
  expect((await api.get('/api/options', { origin })).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
});
