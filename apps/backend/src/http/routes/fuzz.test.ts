import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './testing/testApp.ts';
import { generateUrls } from './testing/generateUrls.ts';

/** `npm test` sends another three thousand through a socket (`npm run lab -- fuzz api`). */
const COUNT = numRuns(400, 20_000).numRuns;
/** Far more than a busy machine needs: a longer request counts as hung. */
const MAX_RESPONSE_MS = 20_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test(`${COUNT} generated addresses: each is answered in time, none with a 5xx`, async () => {
  const statuses = new Map<number, number>();
  let slowest = 0;
  for (const url of generateUrls(COUNT)) {
    const before = performance.now();
    const { status, body } = await api.get(url);
    slowest = Math.max(slowest, performance.now() - before);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) expect({ url, status, body }).toBe('an answer');
  }
  expect([...statuses.keys()].toSorted()).toEqual([200, 400, 404]);
  // Enough requests reach the database.
  expect(statuses.get(200)).toBeGreaterThan(COUNT / 10);
  expect(slowest).toBeLessThan(MAX_RESPONSE_MS);
});
