import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheaperAboveSchema } from '@vvoz/api/calc/bid';
import { calculateCost } from '../calculateCost.ts';
import { selectTables } from '../selectTables.ts';
import { allTables, calculate, rates, read, settings, TODAY } from '../testing/calculate.ts';
import { findCheaperAbove } from './findCheaperAbove.ts';
import { findFalls, bidCase, tableSets } from './testing/bidCases.ts';

const tables = selectTables(allTables, TODAY);
const findAbove = (raw: Readonly<Record<string, unknown>>, step?: number) =>
  findCheaperAbove(read(raw), step, tables, settings, rates, TODAY);

const KEI = { currency: 'jpy', displacementCc: 658, powerHp: 64, ageMonths: 2 };

test('just below 8 500 € of customs value: finds the cheaper bid above the bound', () => {
  const response = findAbove({ ...KEI, price: 1_280_500 });
  const better = calculate({ ...KEI, price: 1_295_000, date: TODAY });
  expect(response).toEqual({
    bid: 1_295_000,
    currency: 'jpy',
    raise: 14_500,
    total: better.totals.total,
    deltaRub: better.totals.total - calculate({ ...KEI, price: 1_280_500, date: TODAY }).totals.total,
    receiptId: better.id,
  });
  expect(response?.deltaRub).toBeLessThan(0);
  expect(cheaperAboveSchema.parse(response)).toEqual(response);
});

test('finds it also for a series hybrid, whose dearest reading is the single duty', () => {
  const hybrid = { ...KEI, displacementCc: 1198, fuel: 'series_hybrid', price: 1_280_500 };
  const response = findAbove(hybrid);
  expect(response?.bid).toBe(1_295_000);
  expect(response?.total).toBeLessThan(calculate({ ...hybrid, date: TODAY }).totals.total);
});

test.each([
  ['past the bound', { ...KEI, price: 1_295_000 }],
  ['too far below it', { ...KEI, price: 1_000_000 }],
  ['a duty that depends on displacement only', { ...KEI, price: 1_294_000, ageMonths: 48 }],
  [
    'a variant without customs value',
    { ...KEI, price: 1_294_000, variant: 'construct', bodyClass: 'passenger' },
  ],
  ['no price', { ...KEI, currency: undefined, customsValueRub: 854_000 }],
])('no change: %s', (_, raw) => {
  expect(findAbove(raw)).toBeNull();
});

test('finds the same as trying every bid up to 15 % above', () => {
  let respondCount = 0;
  fc.assert(
    fc.property(
      bidCase,
      fc.nat(),
      fc.integer({ min: 0, max: 40 }),
      ({ input, market, period }, which, less) => {
        const set = tableSets[period] ?? tables;
        const { step, maxPrice } = market;
        const calculateTotal = (price: number): number =>
          calculateCost({ ...input, price }, set, settings, rates, TODAY).totals.total;
        const bids = Array.from({ length: maxPrice / step }, (_, index) => (index + 1) * step);
        const falls = findFalls(bids.map(calculateTotal));
        // Mostly choose a price up to a few steps below a bid that costs less than the previous one.
        const at =
          which % 4 === 0 ? which % bids.length : (falls[which % falls.length] ?? which % bids.length);
        const price = Math.max(1, (bids[at] ?? step) - Math.round((less * step) / 10));

        const now = calculateTotal(price);
        let expected: number | null = null;
        for (let bid = (Math.floor(price / step) + 1) * step; bid * 100 <= price * 115; bid += step)
          if (calculateTotal(bid) < now) {
            expected = bid;
            break;
          }
        const response = findCheaperAbove({ ...input, price }, step, set, settings, rates, TODAY);
        expect(response?.bid ?? null).toBe(expected);
        if (!response) return;
        respondCount += 1;
        expect(response.total).toBe(calculateTotal(response.bid));
        expect(response.deltaRub).toBe(response.total - now);
        expect(response.raise).toBe(response.bid - price);
      },
    ),
    { numRuns: 100 },
  );
  expect(respondCount).toBeGreaterThan(5);
});
