import { expect, test } from 'vitest';
import { LIFETIMES, type Lifetime } from './lifetimes.ts';

test.each<[string, Lifetime]>(Object.entries(LIFETIMES))(
  '%s are shown as fresh, then while they are reloaded, then while the backend fails',
  (_, { freshMs, behindMs, failingMs }) => {
    expect(freshMs).toBeLessThan(behindMs);
    expect(behindMs).toBeLessThanOrEqual(failingMs);
  },
);
