import { describe, expect, test } from 'vitest';
import { calculateCost } from './calculateCost.ts';
import { CostInputError } from './CostInputError.ts';
import { selectTables } from './selectTables.ts';
import { allTables, rates, read, settings, TODAY } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const LOT = { price: 1_000_000, currency: 'jpy', displacementCc: 1500, powerHp: 100, ageMonths: 40 };

describe('checkInput without the schema', () => {
  const validInput = read(LOT);
  const run = (overrides: Raw) =>
    calculateCost({ ...validInput, ...overrides }, selectTables(allTables, TODAY), settings, rates, TODAY);

  test.each([
    [{ price: undefined }, 'price: is missing (не указана цена)'],
    [{ currency: undefined }, 'currency: is missing (не указана валюта)'],
    [{ ageMonths: -1 }, 'ageMonths: must not be negative (возраст не может быть отрицательным)'],
    [{ ageMonths: Number.NaN }, 'ageMonths: must not be negative (возраст не может быть отрицательным)'],
    [
      { currency: 'krw', variant: 'raspil' },
      'variant: is possible for Japan only (конструктор и распил — только из Японии)',
    ],
    [{ displacementCc: 19.9 }, 'displacementCc: must be in cm³ (объём указывается в см³)'],
    [
      { displacementCc: undefined },
      'displacementCc: is missing: it is needed for a combustion engine (не указан объём двигателя)',
    ],
  ])('%j: %s', (overrides, message) => {
    expect(() => run(overrides)).toThrow(CostInputError);
    expect(() => run(overrides)).toThrow(new CostInputError(...split(message)));
  });

  test.each([
    [{ power30Kw: 60 }, 'power30Kw'],
    [{ power30MinKw: 60, power30MaxKw: 70 }, 'power30MinKw'],
  ])(
    'a legal entity’s hybrid whose motor is not weaker than its engine has no known duty: %j',
    (motor, field) => {
      const hybrid = { payer: 'jur', fuel: 'hybrid', powerHp: undefined, powerKw: 60 };
      expect(() => run({ ...hybrid, ...motor })).toThrow(expect.objectContaining({ field }));
      expect(run({ ...hybrid, power30MinKw: 59, power30MaxKw: 70 }).totals.total).toBeGreaterThan(0);
    },
  );

  test('20 cm³ is accepted', () => {
    expect(run({ displacementCc: 20 }).totals.total).toBeGreaterThan(0);
  });

  test('the error has its own name', () => {
    expect(new CostInputError('price', 'is missing', 'нет')).toMatchObject({
      name: 'CostInputError',
      message: 'price: is missing (нет)',
    });
  });
});

/** Splits «field: English (Russian)» into its three parts. */
function split(message: string): [string, string, string] {
  const [, field = '', english = '', russian = ''] = /^(\w+): (.*) \((.*)\)$/.exec(message) ?? [];
  return [field, english, russian];
}

test.each([null, undefined, 5, 'x', []])('%j is rejected with the field `input`', (raw) => {
  expect(() => read(raw as never)).toThrow(expect.objectContaining({ field: 'input' }));
});
