import { expect, test } from 'vitest';
import { createHealthRoute, respondLive } from './healthRoute.ts';

const getHealth = (downSince?: number) =>
  createHealthRoute({ host: 'china', data: { getDownSince: () => downSince } })();

test('the health of a site is never cached', async () => {
  const response = getHealth();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({
    status: 'ok',
    host: 'china',
    release: null,
    backendDownSince: null,
  });
});

test('a site without its backend is ready, and says since when the backend does not answer', async () => {
  const response = getHealth(Date.parse('2026-11-22T10:00:00Z'));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ backendDownSince: '2026-11-22T10:00:00.000Z' });
});

test('a site is alive whatever its backend does', async () => {
  const response = respondLive();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
