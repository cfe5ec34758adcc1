import { expect, test } from 'vitest';
import { TurnQueue } from './TurnQueue.ts';

/** Long, because the machine that runs the tests may be busy. */
const LONG_MS = 60_000;

test('turns are given in the order of arrival, one at a time', async () => {
  const queue = new TurnQueue();
  const order: string[] = [];
  expect(await queue.take(LONG_MS)).toBe(true);
  const takers = ['first', 'second'].map(async (name) => {
    expect(await queue.take(LONG_MS)).toBe(true);
    order.push(name);
  });
  queue.pass();
  await takers[0];
  expect(order).toEqual(['first']);
  queue.pass();
  await takers[1];
  expect(order).toEqual(['first', 'second']);
});

test('a caller that gave up gets no turn any more', async () => {
  const queue = new TurnQueue();
  await queue.take(LONG_MS);
  expect(await queue.take(1)).toBe(false);
  const waiting = queue.take(LONG_MS);
  queue.pass();
  expect(await waiting).toBe(true);
  queue.pass();
  expect(await queue.take(LONG_MS)).toBe(true);
});
