import { expect, test } from 'vitest';
import { bars, limits } from './bars.ts';

const years = {
  bins: [
    { from: 2018, to: 2019, count: 0 },
    { from: 2019, to: 2020, count: 10 },
    { from: 2020, to: 2021, count: 20 },
    { from: 2021, to: 2022, count: 1 },
  ],
};
/** How many bars each part has. */
const parts = (range?: { min?: number; max?: number }) => {
  const { inside, outside } = bars(years, range);
  return [inside.split('z').length - 1, outside.split('z').length - 1];
};

test('no range, no ink', () => expect(parts()).toEqual([0, 3]));
test('both ends are inclusive', () => expect(parts({ min: 2020, max: 2020 })).toEqual([1, 2]));
test('an open end reaches the last bar', () => expect(parts({ min: 2020 })).toEqual([2, 1]));
test('the highest bar fills the height', () => expect(bars(years, undefined).outside).toContain('v-24h'));
test('limits leave empty bins out, and name the year of a bin of one year', () => {
  expect(limits({ bins: years.bins.slice(0, 3) })).toEqual({ min: 2019, max: 2021 });
  expect(limits({ bins: [...years.bins.slice(0, 3), { from: 2021, to: 2022, count: 0 }] })).toEqual({
    min: 2019,
    max: 2020,
  });
  expect(limits({ bins: [{ from: 0, to: 10_000, count: 0 }] })).toBeUndefined();
});
