import { expect, test } from 'vitest';
import { createDealFinder, type PricedVehicle } from './createDealFinder.ts';

const findDeal = (lot: PricedVehicle, similar: readonly PricedVehicle[]) => createDealFinder(similar)(lot);

/** Eleven lots from 950 to 1050, the middle one 1000, with 40,000 to 60,000 km. */
const SIMILAR = Array.from({ length: 11 }, (_, index) => ({
  price: 950 + index * 10,
  mileage: 40_000 + index * 2000,
}));

test.each([
  ['cheaper with fewer kilometres', 920, 20_000, { percent: -8, mileage: -30_000 }],
  ['cheaper because it has run farther', 920, 80_500, { percent: -8, mileage: 31_000 }],
  ['cheaper, about as far', 920, 55_000, { percent: -8 }],
  ['dearer, mileage unknown', 1120, null, { percent: 12 }],
  ['nearly the same price', 970, 20_000, undefined],
  ['below 5 %', 956, 55_000, undefined],
  ['just 5 %', 950, 55_000, { percent: -5 }],
  ['just 35 %', 650, 55_000, { percent: -35 }],
  ['too far away to be such a car', 600, 20_000, undefined],
  ['too dear to be such a car', 1400, 20_000, undefined],
])('%s', (_, price, mileage, expected) => {
  expect(findDeal({ price, mileage }, SIMILAR)).toEqual(expected);
});

test('the order of the similar lots does not matter', () => {
  const mixed = SIMILAR.map(({ price }, index) => ({ price, mileage: 40_000 + ((index * 4) % 11) * 2000 }));
  for (const similar of [mixed, mixed.toReversed()])
    expect(findDeal({ price: 920, mileage: 20_000 }, similar)).toEqual({ percent: -8, mileage: -30_000 });
});

test('with few similar lots, or prices far apart, nothing is said', () => {
  const lot = { price: 900, mileage: 20_000 };
  expect(findDeal(lot, SIMILAR.slice(0, 7))).toBeUndefined();
  expect(findDeal(lot, SIMILAR.slice(0, 8))).toBeDefined();
  const apart = SIMILAR.map(({ mileage }, index) => ({ price: 500 + index * 100, mileage }));
  expect(findDeal(lot, apart)).toBeUndefined();
});

test('a difference in kilometres is a reason only if it is large, and most of the others are known', () => {
  const withUnknown = (count: number) =>
    SIMILAR.map((one, index) => ({ ...one, mileage: index < count ? null : 50_000 }));
  const lot = { price: 920, mileage: 20_000 };
  expect(findDeal(lot, withUnknown(5))).toEqual({ percent: -8, mileage: -30_000 });
  expect(findDeal(lot, withUnknown(6))).toEqual({ percent: -8 });
  const near = SIMILAR.map((one) => ({ ...one, mileage: 50_000 }));
  expect(findDeal({ ...lot, mileage: 41_000 }, near)).toEqual({ percent: -8 });
  expect(findDeal({ ...lot, mileage: 40_000 }, near)).toEqual({ percent: -8, mileage: -10_000 });
  const far = SIMILAR.map((one) => ({ ...one, mileage: 200_000 }));
  expect(findDeal({ ...lot, mileage: 180_000 }, far)).toEqual({ percent: -8 });
});

test('a difference within the uncertainty of few prices has no label', () => {
  const few = Array.from({ length: 8 }, (_, index) => ({ price: 800 + index * 50, mileage: null }));
  expect(findDeal({ price: 865, mileage: null }, few)).toBeUndefined();
  expect(findDeal({ price: 850, mileage: null }, few)).toEqual({ percent: -13 });
});

test('a price among the middle three fifths of the similar ones has no label', () => {
  const wide = SIMILAR.map(({ mileage }, index) => ({ price: 800 + index * 40, mileage }));
  for (let price = 880; price <= 1120; price += 10)
    expect(findDeal({ price, mileage: null }, wide)).toBeUndefined();
});
