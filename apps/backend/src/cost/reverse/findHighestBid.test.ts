import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidResponseSchema } from '@vvoz/api/calc/bid';
import type { CostInput } from '@vvoz/law/costTypes';
import { calculateCost } from '../calculateCost.ts';
import { selectTables } from '../selectTables.ts';
import { allTables, calculate, rates, read, settings, TODAY } from '../testing/calculate.ts';
import { findHighestBid } from './findHighestBid.ts';
import { findFalls, bidCase, tableSets } from './testing/bidCases.ts';

const tables = selectTables(allTables, TODAY);
const findBid = (raw: Readonly<Record<string, unknown>>, budgetRub: number, step?: number) =>
  findHighestBid(
    { ...read({ price: 1, ...raw }), price: undefined },
    budgetRub,
    step,
    tables,
    settings,
    rates,
    TODAY,
  );

/** 2 months old: 54 % up to 8 500 € of customs value, 48 % above. The first bid above that bound is 1 295 000 ¥. */
const KEI = { currency: 'jpy', displacementCc: 658, powerHp: 64, ageMonths: 2 };
const calculateTotal = (price: number): number => calculate({ ...KEI, price, date: TODAY }).totals.total;

test('8 500 €: a bid above the bound fits a budget that bids just below it exceed', () => {
  const budget = calculateTotal(1_295_000);
  expect(calculateTotal(1_294_000)).toBe(budget + 50_427);

  const response = findBid(KEI, budget);
  expect(response).toMatchObject({ bid: 1_295_000, currency: 'jpy', step: 1000, variant: 'poshlina' });
  expect(response.receipt).toEqual(calculate({ ...KEI, price: 1_295_000, date: TODAY }));
  expect(calculateTotal(1_296_000)).toBeGreaterThan(budget);

  const { overBudgetBelow: over } = response;
  expect(over).toMatchObject({ to: 1_294_000, total: budget + 50_427 });
  expect(calculateTotal(over?.from ?? 0)).toBeGreaterThan(budget);
  expect(calculateTotal((over?.from ?? 0) - 1000)).toBeLessThanOrEqual(budget);

  const oneRoubleLess = findBid(KEI, budget - 1);
  expect(oneRoubleLess.bid).toBe((over?.from ?? 0) - 1000);
  expect(oneRoubleLess.overBudgetBelow).toBeNull();
});

test('cheaperAbove refers to the price of the input', () => {
  const input = read({ ...KEI, price: 1_294_000 });
  const response = findHighestBid(input, 2_000_000, undefined, tables, settings, rates, TODAY);
  expect(response.cheaperAbove).toMatchObject({ bid: 1_295_000, deltaRub: -50_427 });
  expect(bidResponseSchema.parse(response)).toEqual(response);
});

test('bid and receipt are null when no bid fits', () => {
  const minTotal = calculate({ ...KEI, price: 1000, date: TODAY }).totals.total;
  expect(findBid(KEI, minTotal - 1)).toMatchObject({ bid: null, receipt: null, overBudgetBelow: null });
  expect(findBid(KEI, minTotal)).toMatchObject({ bid: 1000 });
  expect(findBid(KEI, 0).bid).toBeNull();
  expect(findBid(KEI, -5_000_000).bid).toBeNull();
});

test('uses the caller’s step, or the currency’s default', () => {
  for (const [currency, step] of Object.entries({ jpy: 1000, krw: 10_000, cny: 100, eur: 50, usd: 50 }))
    expect(findBid({ ...KEI, currency }, 1_500_000)).toMatchObject({ currency, step });
  const { bid } = findBid(KEI, 1_500_000, 5000);
  expect((bid ?? 1) % 5000).toBe(0);
  expect(findBid(KEI, 1_500_000).bid).toBeGreaterThanOrEqual(bid ?? 0);
  expect(findBid({ ...KEI, currency: 'eur' }, 1_500_000, 0.1).step).toBe(0.1);
});

test.each([
  ['currency', { ...KEI, currency: undefined }, 1_000_000, undefined],
  ['currency', { ...KEI, currency: 'xxx' }, 1_000_000, undefined],
  ['step', KEI, 1_000_000, 0],
  ['step', KEI, 1_000_000, -1000],
  ['budgetRub', KEI, Number.NaN, undefined],
  ['displacementCc', { ...KEI, displacementCc: undefined }, 1, undefined],
  ['variant', { ...KEI, currency: 'krw', variant: 'construct' }, 1_000_000, undefined],
  ['city', { ...KEI, city: 'Атлантида' }, 1_000_000, undefined],
  ['customsValueRub', { ...KEI, customsValueRub: 1_000_000 }, 1_000_000, undefined],
])('reports the wrong field %s', (field, raw, budget, step) => {
  const input = { payer: 'physic', kind: 'car', fuel: 'petrol', variant: 'poshlina', ...raw } as CostInput;
  expect(() => findHighestBid(input, budget, step, tables, settings, rates, TODAY)).toThrow(
    expect.objectContaining({ name: 'CostInputError', field }),
  );
});

test('finds the same as a full scan of all bids', () => {
  let brokenRanges = 0;
  const share = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(bidCase, share, fc.nat(), ({ input, market, period }, percent, which) => {
      const set = tableSets[period] ?? tables;
      const bids = Array.from(
        { length: market.maxPrice / market.step },
        (_, index) => (index + 1) * market.step,
      );
      const totals = bids.map(
        (price) => calculateCost({ ...input, price }, set, settings, rates, TODAY).totals.total,
      );
      // Mostly choose a budget between two bids of which the higher one costs less.
      const falls = findFalls(totals);
      const fall = which % 4 === 0 ? undefined : falls[which % falls.length];
      const [low, high] =
        fall === undefined ? [0, market.maxPrice * market.rub] : [totals[fall + 1] ?? 0, totals[fall] ?? 0];
      const budget = Math.min(market.maxPrice * market.rub, Math.round(low + ((high - low) * percent) / 100));

      const { bid, receipt, overBudgetBelow } = findHighestBid(
        input,
        budget,
        market.step,
        set,
        settings,
        rates,
        TODAY,
      );
      const last = totals.findLastIndex((total) => total <= budget);
      expect(bid).toBe(bids[last] ?? null);
      expect(receipt).toEqual(
        bid === null ? null : calculateCost({ ...input, price: bid }, set, settings, rates, TODAY),
      );

      const first = totals.findIndex((total, index) => index < last && total > budget);
      const end = totals.findIndex((total, index) => index > first && total <= budget);
      expect(overBudgetBelow).toEqual(
        first < 0
          ? null
          : { from: bids[first], to: bids[end - 1], total: Math.max(...totals.slice(first, end)) },
      );
      if (first >= 0) brokenRanges += 1;
    }),
    { numRuns: 100 },
  );
  // Without such cases the property would prove little.
  expect(brokenRanges).toBeGreaterThan(5);
});

test('needs fewer than 200 calculations even for a huge budget and the smallest step', () => {
  let calculations = 0;
  const counted = new Proxy(settings, {
    get(target, key, receiver) {
      // Each calculation reads the version once, for its id.
      if (key === 'version') calculations += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const input = { ...read({ ...KEI, price: 1 }), price: undefined };
  findHighestBid(input, 1_000_000_000, 1, tables, counted, rates, TODAY);
  expect(calculations).toBeLessThan(200);
});
