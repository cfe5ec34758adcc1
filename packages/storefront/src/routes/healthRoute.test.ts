import { expect, test } from 'vitest';
import { createHealthRoute } from './healthRoute.ts';

test('the health of a site is never cached', async () => {
  const answer = createHealthRoute({ host: 'china' })();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ status: 'ok', host: 'china', release: null });
});
