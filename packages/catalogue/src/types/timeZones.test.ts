import { describe, expect, test } from 'vitest';
import { formatWireDay, getAuctionToday } from '../dates/auctionDay.ts';
import { listYearOptions } from '../lots/years.ts';
import { formatIsoOffset, toInstant, toLocalDay, toLocalTime } from './timeZones.ts';

const EVENING = new Date('2026-12-31T20:30:15.250Z');

test.each([
  ['japan', '2027-01-01T05:30:15', '+09:00'],
  ['georgia', '2027-01-01T00:30:15', '+04:00'],
  ['vladivostok', '2027-01-01T06:30:15', '+10:00'],
  ['moscow', '2026-12-31T23:30:15', '+03:00'],
] as const)('an instant in %s is %s', (zone, local, offset) => {
  expect(toLocalTime(EVENING, zone)).toBe(local);
  expect(toLocalDay(EVENING, zone)).toBe(local.slice(0, 10));
  expect(toInstant(local, zone)).toBe(Date.parse('2026-12-31T20:30:15Z'));
  expect(formatIsoOffset(zone)).toBe(offset);
});

test('an invalid local time gives NaN', () => expect(toInstant('tomorrow', 'japan')).toBeNaN());

describe('the day of the auctions', () => {
  test.each([
    ['japan', '2027-01-01'],
    ['europe', '2027-01-01'],
    // Types without auctions use the time of Japan.
    ['korean', '2027-01-01'],
    ['stock', '2027-01-01'],
  ] as const)('of %s is %s', (type, day) => expect(getAuctionToday(type, EVENING)).toBe(day));

  test('begins five hours later in Georgia than in Japan', () => {
    const now = new Date('2026-12-31T15:00:00Z');
    expect([getAuctionToday('japan', now), getAuctionToday('europe', now)]).toEqual([
      '2027-01-01',
      '2026-12-31',
    ]);
  });

  test('is its local midnight on the wire', () =>
    expect(formatWireDay('2026-11-25')).toBe('2026-11-25T00:00:00'));
});

test.each([
  [2024, [2024, 2025, 2026, 2027]],
  [2027, [2027]],
  [2028, []],
  [2040, []],
])('the years from %d on, in Japan on New Year’s Day of 2027', (yearsFrom, years) =>
  expect(listYearOptions({ yearsFrom, type: 'japan' }, EVENING)).toEqual({
    min: years,
    max: years.toReversed(),
  }),
);
