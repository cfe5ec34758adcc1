import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchEventLoop } from './watchEventLoop.ts';

test('each reading has the delays since the reading before', async () => {
  const read = watchEventLoop();
  expect(read()).toBe(0);
  // A reading begins the measurement anew, so it must not come before the second tick.
  do await sleep(100);
  while (read() === 0);
  expect(read()).toBe(0);
});
