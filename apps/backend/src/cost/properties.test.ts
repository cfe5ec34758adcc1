import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VARIANTS, VEHICLE_KINDS } from '@vvoz/law/costTypes';
import { receiptSchema } from '@vvoz/api/calc/receipt';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { calculateCost } from './calculateCost.ts';
import { CostInputError } from './CostInputError.ts';
import { selectTables } from './selectTables.ts';
import { allTables, calculate, rates, read, settings, TODAY } from './testing/calculate.ts';
import { customsValue, knownCar, lotPrice } from './testing/vehicles.ts';

const RUNS = { numRuns: 500 };

const sumAmounts = (lines: readonly { amountRub: number }[]) =>
  lines.reduce((sum, { amountRub }) => sum + amountRub, 0);

test('total and subtotals are the sums of their lines, in whole roubles', () => {
  fc.assert(
    fc.property(
      knownCar,
      lotPrice,
      fc.constantFrom(...VARIANTS),
      fc.constantFrom(...VEHICLE_KINDS),
      fc.constantFrom(undefined, 'omsk', 'Москва'),
      (car, lot, variant, kind, city) => {
        const country = variant === 'construct' || variant === 'raspil' ? 'japan' : undefined;
        const receipt = receiptSchema.parse(
          calculate({
            ...car,
            ...lot,
            fuel: kind === 'truck' ? 'diesel' : car.fuel,
            massKg: 3000,
            machine: 'grader',
            variant,
            kind,
            city,
            country,
          }),
        );
        for (const { lines, totals } of [receipt, receipt.interval?.low ?? receipt]) {
          expect(sumAmounts(lines)).toBe(totals.total);
          for (const group of ['abroad', 'customs', 'russia'] as const)
            expect(sumAmounts(lines.filter((line) => line.group === group))).toBe(totals[group]);
          expect(lines.every(({ amountRub }) => Number.isInteger(amountRub) && amountRub >= 0)).toBe(true);
        }
        expect(receipt.totals.total).toBe(receipt.interval?.high.totals.total ?? receipt.totals.total);
      },
    ),
    RUNS,
  );
});

test('equal input has an equal id, different input a different one', () => {
  fc.assert(
    fc.property(knownCar, customsValue, (car, customsValueRub) => {
      const input = { ...car, customsValueRub };
      const { id } = calculate(input);
      expect(calculate(Object.fromEntries(Object.entries(input).toReversed())).id).toBe(id);
      const others = [
        { ...input, customsValueRub: customsValueRub + 1 },
        { ...input, payer: car.payer === 'jur' ? 'physic' : 'jur' },
        { ...input, ageMonths: car.ageMonths + 1 },
        { ...input, eurRate: 99 },
        { ...input, date: '2026-02-02' },
        { ...input, settings: { russia: { company: 1 } } },
        { ...input, source: 'elsewhere' },
      ];
      expect(new Set([id, ...others.map((other) => calculate(other).id)]).size).toBe(others.length + 1);
    }),
    RUNS,
  );
});

/** The customs values at which duty or fee jumps: bounds of the single rate in €, of the clearance fee in ₽. */
const VALUE_BOUNDS_EUR = [8500, 16_700, 42_300, 84_500, 169_000];
const listBoundsRub = (date: string, eur: number) =>
  [
    ...selectTables(allTables, date).clearanceFee.rows.flatMap(({ upToRub }) => upToRub?.toNumber() ?? []),
    ...VALUE_BOUNDS_EUR.map((bound) => bound * eur),
  ].toSorted((one, other) => one - other);

test('between two bounds a higher value never costs less', () => {
  fc.assert(
    fc.property(knownCar, customsValue, fc.double({ min: 0, max: 1, noNaN: true }), (car, value, share) => {
      const bounds = [0.01, ...listBoundsRub(car.date, 100.5693), 30_000_000];
      const above = bounds.findIndex((bound) => value <= bound);
      const from = bounds[above - 1] ?? 0;
      const less = from + (value - from) * share;
      fc.pre(less > from);
      const at = (customsValueRub: number) => calculate({ ...car, customsValueRub }).totals.total;
      expect(at(less)).toBeLessThanOrEqual(at(value));
    }),
    RUNS,
  );
});

describe('the jump at a bound follows from the table', () => {
  const PERCENT = [54, 48, 48, 48, 48, 48];
  const EUR_PER_CC = [2.5, 3.5, 5.5, 7.5, 15, 20];

  test.each(VALUE_BOUNDS_EUR.map((bound, index) => [bound, index] as const))('%d €', (bound, index) => {
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 7000 }), (displacementCc) => {
        const calculateDuty = (row: number, rub: number) =>
          Math.round(
            Math.max((rub * (PERCENT[row] ?? 0)) / 100, (EUR_PER_CC[row] ?? 0) * displacementCc * 100),
          );
        const at = (customsValueRub: number) =>
          calculate({ customsValueRub, eurRate: 100, displacementCc, powerHp: 100, ageMonths: 1 }).lines[0]
            ?.amountRub;
        const rub = bound * 100;
        expect(at(rub)).toBe(calculateDuty(index, rub));
        expect(at(rub + 1)).toBe(calculateDuty(index + 1, rub + 1));
      }),
      { numRuns: 50 },
    );
  });
});

test('a dearer car can cost less: 54 % to 8 500 €, 48 % above', () => {
  const at = (customsValueRub: number) =>
    calculate({ customsValueRub, eurRate: 100, displacementCc: 1000, powerHp: 70, ageMonths: 12 }).totals
      .total;
  expect(at(850_000)).toBe(459_000 + 4924 + 3400);
  expect(at(850_001)).toBe(408_000 + 4924 + 3400);
});

test('the result for a date depends only on its own tables', () => {
  fc.assert(
    fc.property(knownCar, customsValue, (car, customsValueRub) => {
      const input = read({ ...car, customsValueRub });
      const set = allTables.findLast(({ validFrom }) => validFrom <= car.date) ?? allTables[0];
      expect(calculate({ ...car, customsValueRub })).toEqual(
        calculateCost(input, set, settings, rates, car.date, TODAY),
      );
    }),
    RUNS,
  );
});

test('an interval contains every combination of the missing facts', () => {
  fc.assert(
    fc.property(
      knownCar,
      customsValue,
      fc.integer({ min: 2010, max: 2024 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 80, max: 500 }),
      (car, customsValueRub, year, month, powerHp) => {
        const {
          powerHp: _hp,
          powerKw: _kw,
          power30Kw: _motor,
          ageMonths: _age,
          ...rest
        } = {
          powerKw: undefined,
          ...car,
        } as Record<string, unknown>;
        const input = { ...rest, customsValueRub, date: '2026-11-21' };
        const open = calculate({ ...input, year });
        const { low, high } = open.interval ?? { low: open, high: open };
        const { total } = calculate({ ...input, year, month, powerHp }).totals;
        expect(total).toBeGreaterThanOrEqual(low.totals.total);
        expect(total).toBeLessThanOrEqual(high.totals.total);
      },
    ),
    RUNS,
  );
});

test('invalid input throws a CostInputError with a field, never another error', () => {
  const word = fc.oneof(
    fc.constantFrom(...VARIANTS, ...VEHICLE_KINDS, 'omsk', 'jpy', 'physic', '', null, '2026-01-01', '5,5'),
    fc.integer({ min: -5, max: 5000 }),
    fc.string({ maxLength: 5 }),
    fc.object({ maxDepth: 1 }),
  );
  const names = [
    'price',
    'currency',
    'customsValueRub',
    'rates',
    'eurRate',
    'date',
    'payer',
    'kind',
    'fuel',
    'displacementCc',
    'powerHp',
    'powerKw',
    'power30Kw',
    'ageMonths',
    'year',
    'month',
    'massKg',
    'bodyClass',
    'variant',
    'city',
    'country',
    'settings',
  ] as const;
  const anything = fc.record(Object.fromEntries(names.map((name) => [name, word])), { requiredKeys: [] });
  fc.assert(
    fc.property(anything, (raw) => {
      try {
        receiptSchema.parse(calculate({ price: 1_000_000, currency: 'jpy', displacementCc: 1500, ...raw }));
      } catch (error) {
        expect(error).toBeInstanceOf(CostInputError);
        expect((error as CostInputError).field).not.toBe('input');
      }
    }),
    numRuns(500, 2000),
  );
});
