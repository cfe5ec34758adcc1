import { expect, test } from 'vitest';
import { getAuctionToday } from './auctionDay.ts';

test.each([
  ['2026-11-25T14:59:59Z', '2026-11-25'],
  ['2026-11-25T15:00:00Z', '2026-11-26'],
  ['2026-12-31T15:00:00Z', '2027-01-01'],
])('at %s it is %s at the auctions of Japan, and for types without auctions', (now, day) => {
  for (const type of ['japan', 'stock'] as const) expect(getAuctionToday(type, new Date(now))).toBe(day);
});
