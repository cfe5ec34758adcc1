import { expect, test } from 'vitest';
import { createChance } from '../../lib/random.ts';
import { HOURS, pickArrival } from './tide.ts';

const ARRIVALS = 24_000;
const DAY_MS = 240_000;

test('arrivals are spread over the day as the table says, however long the day is played', () => {
  const chance = createChance(11);
  const counts = HOURS.map(() => 0);
  for (let index = 0; index < ARRIVALS; index += 1) {
    const hour = Math.floor((pickArrival(chance, DAY_MS) / DAY_MS) * HOURS.length);
    counts[hour] = (counts[hour] ?? Number.NaN) + 1;
  }
  const total = HOURS.reduce((sum, share) => sum + share);
  for (const [hour, share] of HOURS.entries())
    expect((counts[hour] ?? 0) / ARRIVALS, `hour ${hour}`).toBeCloseTo(share / total, 2);
});

test('the table is of a day whose mean hour is 1', () => {
  expect(HOURS).toHaveLength(24);
  expect(HOURS.reduce((sum, share) => sum + share)).toBeCloseTo(24);
});
