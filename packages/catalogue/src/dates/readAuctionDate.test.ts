import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAuctionDate } from './readAuctionDate.ts';

test.each([
  ['2026-11-25 09:40:00', '2026-11-25T09:40:00'],
  ['2026-11-25T09:40:05', '2026-11-25T09:40:05'],
  ['2026-11-25 09:40', '2026-11-25T09:40:00'],
  ['2026-11-25', '2026-11-25T00:00:00'],
  ['2024-02-29 00:00:00', '2024-02-29T00:00:00'],
  [' 2026-11-25 09:40 ', '2026-11-25T09:40:00'],
  ['1990-01-01', '1990-01-01T00:00:00'],
  ['1989-12-31', undefined],
  ['2100-12-31 23:59:59', '2100-12-31T23:59:59'],
  ['2101-01-01', undefined],
  ['2024-13-01', undefined],
  ['2024-12-00', undefined],
  ['2024-04-30 10:60:00', undefined],
  ['2024-04-30 10:00:60', undefined],
  ['0000-00-00 00:00:00', ''],
  ['', ''],
  ['2023-02-29 00:00:00', undefined],
  ['2024-13-45 25:61:00', undefined],
  ['2024-00-10 10:00:00', undefined],
  ['2024-04-31 10:00:00', undefined],
  ['2024-04-30 24:00:00', undefined],
  ['1024-04-30 10:00:00', undefined],
  ['n/a', undefined],
  ['25.11.2026', undefined],
])('date %j is %j', (text, date) => {
  expect(readAuctionDate(text)).toBe(date);
});

test('every date from 1990 to 2100 is read', () => {
  const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (at) => {
      const iso = at.toISOString().slice(0, 19);
      expect(readAuctionDate(iso.replace('T', ' '))).toBe(iso);
    }),
  );
});
