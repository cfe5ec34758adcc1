import fc from 'fast-check';
import { readTables, selectTables } from '../../selectTables.ts';
import type { TableSet } from '../../tableSet.ts';
import { allTables, read } from '../../testing/calculate.ts';
import type { CostInput } from '@vvoz/law/costTypes';

const { data } = selectTables(allTables, '2026-09-05');

/** Invented tables whose fees and rates rise and fall at every bound, some of them close together. */
const [unrulyTables] = readTables([
  {
    name: 'unruly',
    content: {
      ...data,
      personalDuty: {
        ...data.personalDuty,
        under3: [
          { upToEur: 4000, percent: 60, eurPerCc: 2.5 },
          { upToEur: 4300, percent: 20, eurPerCc: 0.1 },
          { upToEur: 8500, percent: 54, eurPerCc: 4 },
          { upToEur: 12_000, percent: 10, eurPerCc: 1 },
          { upToEur: 30_000, percent: 48, eurPerCc: 9 },
          { upToEur: null, percent: 30, eurPerCc: 2 },
        ],
      },
      clearanceFee: {
        ...data.clearanceFee,
        rows: [
          { upToRub: 300_000, feeRub: 90_000 },
          { upToRub: 310_000, feeRub: 0 },
          { upToRub: 700_000, feeRub: 50_000 },
          { upToRub: 900_000, feeRub: 200_000 },
          { upToRub: 1_500_000, feeRub: 4924 },
          { upToRub: null, feeRub: 1000 },
        ],
      },
    },
  },
]);

/** The tables of each period, and the invented ones. */
export const tableSets: readonly TableSet[] = [...allTables, unrulyTables];

/** The steps are wide, so that a full scan is possible. `maxPrice` is the highest price of a test. */
export const MARKETS = [
  { currency: 'jpy', step: 20_000, maxPrice: 3_000_000, rub: 0.55 },
  { currency: 'jpy', step: 50_000, maxPrice: 9_000_000, rub: 0.55 },
  { currency: 'eur', step: 300, maxPrice: 45_000, rub: 100.5693 },
  { currency: 'krw', step: 700_000, maxPrice: 84_000_000, rub: 0.0636894 },
  { currency: 'cny', step: 3500, maxPrice: 420_000, rub: 12.8849 },
] as const;
export type Market = (typeof MARKETS)[number];

export interface BidCase {
  readonly input: CostInput;
  readonly market: Market;
  /** An index of `tableSets`. */
  readonly period: number;
}

const age = fc.oneof(
  fc.record({ ageMonths: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ ageMonths: fc.integer({ min: 0, max: 36 }) }),
  fc.record({ year: fc.integer({ min: 2016, max: 2026 }) }),
  fc.constant({ year: 2023, month: 8 }),
  fc.constant({}),
);

/** The indices of bids that are followed by a bid with a lower total. */
export const findFalls = (totals: readonly number[]): number[] =>
  totals.flatMap((total, index) => ((totals[index + 1] ?? total) < total ? [index] : []));

/** Generates inputs without a price. */
export const bidCase: fc.Arbitrary<BidCase> = fc
  .record({
    market: fc.constantFrom(...MARKETS),
    period: fc.constantFrom(0, 2, 3, 4, tableSets.length - 1, tableSets.length - 1),
    age,
    kind: fc.constantFrom('car', 'car', 'car', 'car', 'motorcycle', 'truck', 'machinery'),
    payer: fc.constantFrom('physic', 'physic', 'jur'),
    fuel: fc.constantFrom('petrol', 'petrol', 'diesel', 'hybrid', 'electric'),
    displacementCc: fc.constantFrom(658, 1000, 1496, 1998, 2001, 3500),
    powerHp: fc.option(fc.integer({ min: 40, max: 400 }), { nil: undefined }),
    variant: fc.constantFrom(
      'poshlina',
      'poshlina',
      'poshlina',
      'poshlina',
      'auction',
      'construct',
      'raspil',
    ),
    city: fc.constantFrom(undefined, 'omsk'),
    own: fc.constantFrom({}, {}, { eurRate: 93.7 }, { settings: { marginPercent: { default: 0, jpy: 3 } } }),
  })
  .map(({ market, period, age: ages, own, variant, fuel, ...fields }) => ({
    market,
    period,
    input: {
      ...read({
        ...fields,
        fuel: fields.kind === 'truck' ? 'petrol' : fuel,
        machine: 'roller',
        ...ages,
        ...own,
        variant: market.currency === 'jpy' ? variant : 'poshlina',
        price: 1,
        currency: market.currency,
      }),
      price: undefined,
    },
  }));
