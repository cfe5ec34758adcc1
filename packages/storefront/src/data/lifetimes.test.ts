import { expect, test } from 'vitest';
import { LIFETIMES, LOT_ANSWER_SECONDS, type Lifetime } from './lifetimes.ts';

test('a lot shown while the backend answers is at most a minute old, here and in the browser together', () => {
  expect(LIFETIMES.lots.behindMs + LOT_ANSWER_SECONDS * 1000).toBeLessThanOrEqual(60_000);
});

test.each<[string, Lifetime]>(Object.entries(LIFETIMES))(
  'the ages of %s follow each other',
  (_, { freshMs, behindMs, failingMs }) => {
    expect(freshMs).toBeLessThan(behindMs);
    expect(behindMs).toBeLessThanOrEqual(failingMs);
  },
);
