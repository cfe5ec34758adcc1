import { expect, test } from 'vitest';
import { createHealthRoute } from './healthRoute.ts';
import { answerLive } from './liveRoute.ts';

const getHealth = (downSince?: number) =>
  createHealthRoute({ host: 'china', data: { getDownSince: () => downSince } })();

test('the health of a site is never cached', async () => {
  const answer = getHealth();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ status: 'ok', host: 'china', release: null, backendDownSince: null });
});

test('a site without its backend is ready, and says since when the backend does not answer', async () => {
  const answer = getHealth(Date.parse('2026-11-22T10:00:00Z'));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ backendDownSince: '2026-11-22T10:00:00.000Z' });
});

test('a site is alive whatever its backend does', async () => {
  const answer = answerLive();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
