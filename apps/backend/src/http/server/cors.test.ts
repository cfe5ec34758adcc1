import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from './App.ts';
import { addCors } from './cors.ts';
import { createServer } from './createServer.ts';

let app: App;
beforeEach(async () => {
  app = createServer();
  await addCors(app, ['https://vvoz.example', 'https://spec.example']);
  app.get('/api/options', async () => ({}));
});
afterEach(() => app.close());

const get = (origin: string) => app.inject({ url: '/api/options', headers: { origin } });

const sendPreflight = async (origin: string) =>
  (
    await app.inject({
      method: 'OPTIONS',
      url: '/api/options',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  ).headers;

test.each(['https://vvoz.example', 'https://spec.example'])(
  'a page of our host %s may call with credentials',
  async (origin) => {
    expect((await get(origin)).headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
    });
    expect(await sendPreflight(origin)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type, idempotency-key, x-request-id',
      'access-control-max-age': '600',
    });
  },
);

test.each([
  'https://evil.example',
  'https://vvoz.example.evil.example',
  'https://evil-vvoz.example',
  'http://vvoz.example',
  'null',
])('CORS refuses a page of %s', async (origin) => {
  expect(await sendPreflight(origin)).not.toHaveProperty('access-control-allow-origin');
  expect((await get(origin)).headers).not.toHaveProperty('access-control-allow-origin');
});
