import { expect, test } from 'vitest';
import { formatBars, findLimits } from './bars.ts';

const years = {
  bins: [
    { from: 2018, to: 2019, count: 0 },
    { from: 2019, to: 2020, count: 10 },
    { from: 2020, to: 2021, count: 20 },
    { from: 2021, to: 2022, count: 1 },
  ],
};
/** Counts the bars inside and outside the range. */
const countBars = (range?: { min?: number; max?: number }) => {
  const { inside, outside } = formatBars(years, range);
  return [inside.split('V').length - 1, outside.split('V').length - 1];
};

test('without a range no bar is inside', () => expect(countBars()).toEqual([0, 3]));
test('both ends are inclusive', () => expect(countBars({ min: 2020, max: 2020 })).toEqual([1, 2]));
test('an open end includes the last bar', () => expect(countBars({ min: 2020 })).toEqual([2, 1]));
test('the highest bar has the full height', () =>
  expect(formatBars(years, undefined).outside).toContain('v-240h'));
test('a single lot beside thousands has a visible bar', () => {
  const bins = [
    { from: 0, to: 1, count: 1 },
    { from: 1, to: 2, count: 5000 },
  ];
  expect(formatBars({ bins }, undefined).outside).toContain('v-10h');
});
test('limits ignore empty bins and give a one-year bin its year', () => {
  expect(findLimits({ bins: years.bins.slice(0, 3) })).toEqual({ min: 2019, max: 2021 });
  expect(findLimits({ bins: [...years.bins.slice(0, 3), { from: 2021, to: 2022, count: 0 }] })).toEqual({
    min: 2019,
    max: 2020,
  });
  expect(findLimits({ bins: [{ from: 0, to: 10_000, count: 0 }] })).toBeUndefined();
});
