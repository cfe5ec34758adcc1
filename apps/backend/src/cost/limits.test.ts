import { expect, test } from 'vitest';
import { receiptSchema } from '@vvoz/api/calc/receipt';
import { CostInputError } from './CostInputError.ts';
import { calculate } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const MACHINE = { customsValueRub: 2_000_000, kind: 'machinery', powerHp: 99, ageMonths: 1 };

/** Returns a receipt that passes its schema, or the CostInputError. Throws any other error. */
function calculateOrCatch(raw: Raw): unknown {
  try {
    return receiptSchema.parse(calculate(raw));
  } catch (error) {
    if (error instanceof CostInputError) return error;
    throw error;
  }
}

test('the largest and smallest allowed inputs give a valid receipt or name the wrong field', () => {
  for (const raw of [
    { customsValueRub: 1e12, displacementCc: 120_000, powerHp: 5000, ageMonths: 1, payer: 'jur' },
    { customsValueRub: 1e12, fuel: 'electric', powerHp: 5000, power30Kw: 5000, ageMonths: 1 },
    { price: 1.5e12, currency: 'jpy', displacementCc: 120_000, powerHp: 5000, ageMonths: 1 },
    { customsValueRub: 0.01, displacementCc: 20, powerHp: 0.01, ageMonths: 2400 },
    { ...MACHINE, date: '2040-01-01' },
  ])
    expect(() => calculateOrCatch(raw)).not.toThrow();
});

test('a date after 2100 or before 2000 is rejected', () => {
  for (const date of ['2101-01-01', '9999-12-31', '1999-12-31'])
    expect(() => calculate({ ...MACHINE, date })).toThrow('date: must be between 2000 and 2100');
  expect(() => calculateOrCatch({ ...MACHINE, date: '2100-12-31' })).not.toThrow();
});

test('a total beyond safe integers is rejected', () => {
  const raw = {
    price: 1.5e12,
    currency: 'jpy',
    rates: { jpy: 1e6 },
    displacementCc: 1500,
    powerHp: 100,
    ageMonths: 1,
  };
  const message = 'price: makes the total too large (сумма слишком велика)';
  expect(() => calculate(raw)).toThrow(message);
  // At 4 500 ₽ the total of an old car is a safe integer; that of a new one with 48 % duty is not.
  const dear = { ...raw, rates: { jpy: 4500 } };
  expect(() => calculateOrCatch({ ...dear, ageMonths: 40 })).not.toThrow();
  for (const ageMonths of [1, undefined]) expect(() => calculate({ ...dear, ageMonths })).toThrow(message);
});
