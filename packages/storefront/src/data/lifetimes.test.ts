import { expect, test } from 'vitest';
import { LIFETIMES, type Lifetime } from './lifetimes.ts';

test.each<[string, Lifetime]>(Object.entries(LIFETIMES))(
  'the ages of %s rise: fresh, used while the next answer loads, used while the backend fails',
  (_, { freshMs, behindMs, failingMs }) => {
    expect(freshMs).toBeLessThan(behindMs);
    expect(behindMs).toBeLessThanOrEqual(failingMs);
  },
);
