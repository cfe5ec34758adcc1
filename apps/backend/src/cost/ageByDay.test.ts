import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, listPayments } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const CAR = { customsValueRub: 1_000_000, displacementCc: 1998, powerHp: 150 };
const total = (raw: Raw): number => calculate({ ...CAR, ...raw }).totals.total;
const [UNDER_3, TO_5, OVER_5] = [12, 48, 100].map((ageMonths) => total({ date: '2026-03-03', ageMonths }));

describe('the anniversary itself still belongs to the younger class', () => {
  test.each([
    ['2026-03-14', 2023, 3, 15, UNDER_3],
    ['2026-03-15', 2023, 3, 15, UNDER_3],
    ['2026-03-16', 2023, 3, 15, TO_5],
    ['2026-03-15', 2021, 3, 15, TO_5],
    ['2026-03-16', 2021, 3, 15, OVER_5],
    ['2026-04-30', 2023, 4, 30, UNDER_3],
    ['2026-05-01', 2023, 4, 30, TO_5],
    // Made on 29 February: the anniversary of a common year is the 28th.
    ['2027-02-28', 2024, 2, 29, UNDER_3],
    ['2027-03-01', 2024, 2, 29, undefined],
  ])('on %s, made on %d-%d-%d', (date, year, month, day, expected) => {
    const receipt = calculate({ ...CAR, date, year, month, day });
    expect(receipt.interval).toBeUndefined();
    if (expected !== undefined)
      expect(receipt.totals.total).toBe(date < '2027' ? expected : total({ date, ageMonths: 36 }));
    else expect(receipt.totals.total).toBe(total({ date, ageMonths: 37 }));
  });
});

describe('the day is not known', () => {
  const at = (date: string) => calculate({ ...CAR, date, year: 2023, month: 9 });

  test('both classes in the month of the anniversary, the 15th is likely', () => {
    for (const [date, likely] of [
      ['2026-09-02', UNDER_3],
      ['2026-09-15', UNDER_3],
      ['2026-09-16', TO_5],
      ['2026-09-30', TO_5],
    ] as const) {
      const { interval, assumptions } = at(date);
      expect(interval?.reasons).toEqual(['day_unknown']);
      expect(interval?.likely).toBe(likely);
      expect(assumptions[0]?.text).toBe(
        `Известен только месяц выпуска; вероятнее ${likely === UNDER_3 ? 'до 3 лет' : '3–5 лет'}`,
      );
    }
  });

  test.each([
    ['2026-09-01', UNDER_3],
    ['2026-10-01', TO_5],
  ])('on %s there is one class', (date, expected) => {
    expect(at(date).interval).toBeUndefined();
    expect(at(date).totals.total).toBe(expected);
    expect(at(date).assumptions).toEqual([]);
  });
});

describe('the month is not known', () => {
  test.each([
    ['2026-06-30', UNDER_3],
    ['2026-07-01', UNDER_3],
    ['2026-07-02', TO_5],
  ])('on %s: 1 July is likely', (date, likely) => {
    const { interval } = calculate({ ...CAR, date, year: 2023 });
    expect(interval?.reasons).toEqual(['age_interval']);
    expect(interval?.likely).toBe(likely);
  });
});

test('a day needs its month, and lies before the declaration', () => {
  expect(() => calculate({ ...CAR, year: 2023, day: 5 })).toThrow(
    expect.objectContaining({ field: 'month' }),
  );
  expect(() => calculate({ ...CAR, date: '2026-09-05', year: 2026, month: 9, day: 6 })).toThrow(
    expect.objectContaining({ field: 'day' }),
  );
  expect(calculate({ ...CAR, date: '2026-09-05', year: 2026, month: 9, day: 5 }).totals.total).toBe(UNDER_3);
});

test('the interval of a month or year contains every day of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2015, max: 2025 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      fc.constantFrom('2026-01-01', '2026-02-28', '2026-09-15', '2026-12-31'),
      fc.constantFrom('physic', 'jur'),
      (year, month, day, date, payer) => {
        const input = { ...CAR, payer, date, year };
        const exact = total({ ...input, month, day });
        for (const open of [calculate({ ...input, month }), calculate(input)]) {
          expect(exact).toBeLessThanOrEqual(open.totals.total);
          expect(exact).toBeGreaterThanOrEqual((open.interval?.low ?? open).totals.total);
        }
      },
    ),
  );
});

test('the sums of a month’s interval are those of two of its days', () => {
  const { interval } = calculate({ ...CAR, date: '2026-09-10', year: 2023, month: 9 });
  const payments = (day: number) =>
    listPayments(calculate({ ...CAR, date: '2026-09-10', year: 2023, month: 9, day }));
  expect(listPayments(interval?.low ?? { lines: [] })).toEqual(payments(9));
  expect(listPayments(interval?.high ?? { lines: [] })).toEqual(payments(10));
});

test.each([
  // Registration offices in Japan are closed from 29 December to 3 January.
  ['japan', '2026-12-30', 2023, 1],
  ['japan', '2026-12-28', 2023, 2],
  ['japan', '2027-01-04', 2024, 1],
  ['japan', '2027-01-05', 2024, 2],
  // No car is registered within a week of its manufacture.
  ['china', '2026-12-25', 2023, 1],
  ['china', '2026-12-24', 2023, 2],
  [undefined, '2026-12-30', 2023, 2],
])(
  'a car from %s, declared on %s, whose year is %i, has %i classes of age',
  (country, date, year, classes) => {
    const input = { ...CAR, date, year, ...(country === undefined ? {} : { country }) };
    expect(calculate(input).interval === undefined ? 1 : 2).toBe(classes);
  },
);
