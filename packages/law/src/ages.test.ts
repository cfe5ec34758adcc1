import { describe, expect, test } from 'vitest';
import { countAge, countMonths, findDayAfter, THREE_YEARS } from './ages.ts';

describe('the age in months', () => {
  test.each([
    ['2023-11-15', 0],
    ['2023-11-16', 0.5],
    ['2023-12-14', 0.5],
    ['2026-11-14', 35.5],
    ['2026-11-15', THREE_YEARS],
    ['2026-11-16', 36.5],
    ['2023-11-14', -0.5],
  ])('of a vehicle made on 15 November 2023 on %s: %d', (date, months) =>
    expect(countAge({ year: 2023, month: 11, day: 15 }, date)).toBe(months),
  );

  test.each([
    // The last day of a shorter month is the day of the month for those made on a later one.
    [{ year: 2024, month: 1, day: 31 }, '2024-04-30', 3],
    [{ year: 2024, month: 1, day: 31 }, '2024-02-29', 1],
    [{ year: 2024, month: 1, day: 31 }, '2025-02-28', 13],
    [{ year: 2024, month: 2, day: 29 }, '2027-02-28', THREE_YEARS],
    // «31 April» is 30 April, in a longer month too.
    [{ year: 2024, month: 4, day: 31 }, '2024-05-30', 1],
    [{ year: 2024, month: 4, day: 31 }, '2024-05-31', 1.5],
  ])('of one made on %o on %s: %d', (made, date, months) => expect(countAge(made, date)).toBe(months));

  test('of a known year is between those of its first and its last month', () => {
    expect(countMonths({ year: 2024 }, '2026-11-26')).toEqual({ min: 23, max: 34 });
    expect(countMonths({ year: 2026 }, '2026-11-26')).toEqual({ min: 0, max: 10 });
    expect(countMonths({ year: 2026, month: 12 }, '2026-11-26')).toEqual({ min: -1, max: -1 });
  });
});

describe('the first day above an age', () => {
  test.each([
    [{ year: 2023, month: 11, day: 15 }, '2026-11-16'],
    [{ year: 2023, month: 12, day: 31 }, '2027-01-01'],
    [{ year: 2024, month: 2, day: 29 }, '2027-03-01'],
    [{ year: 2024, month: 4, day: 31 }, '2027-05-01'],
  ])('of three years for one made on %o is %s', (made, date) => {
    expect(findDayAfter(made, THREE_YEARS)).toBe(date);
    expect(countAge(made, date)).toBeGreaterThan(THREE_YEARS);
  });

  test('of one month for «31 April», in a longer month, is that after the 30th', () =>
    expect(findDayAfter({ year: 2024, month: 4, day: 31 }, 1)).toBe('2024-05-31'));
});
