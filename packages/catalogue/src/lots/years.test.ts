import { expect, test } from 'vitest';
import { TEMPLATES } from '../templates/templates.ts';
import { formatAssumedYear, listYearOptions } from './years.ts';

test('the years of a template begin with the oldest for the lower bound, with the newest for the upper', () => {
  const auction = TEMPLATES.find(({ name }) => name === 'japan-main')!;
  const { min, max } = listYearOptions(auction, new Date('2026-11-24'));
  expect([min[0], min.at(-1), max[0], max.at(-1)]).toEqual([1985, 2026, 2026, 1985]);
});

test.each([
  ['bike_st', undefined, '2022\u00A0(не\u00A0указан)'],
  ['bike_st', 2019, undefined],
  // Only sold motorcycles are counted in a year that nobody has stated.
  ['bike', undefined, undefined],
  ['japan_st', undefined, undefined],
] as const)('a lot of %s with the year %s is taken for one of %s', (type, year, text) =>
  expect(formatAssumedYear({ type, ...(year === undefined ? {} : { year }) }, new Date('2026-11-24'))).toBe(
    text,
  ),
);
