import { describe, expect, test } from 'vitest';
import { calculate, listPayments } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const LOT = { price: 1_000_000, currency: 'jpy', displacementCc: 1500, powerHp: 100, ageMonths: 40 };

describe('the country of origin', () => {
  const findCostsRow = (over: Raw) => calculate({ ...LOT, ...over }).lines[1]?.rule.row;
  const china = { settings: { abroad: { china: { local_costs: { amount: 5, currency: 'cny' } } } } };

  test('a variant has priority over the currency, and so has a country', () => {
    expect(findCostsRow({ variant: 'china', currency: 'usd', ...china })).toBe('Китай');
    expect(findCostsRow({ variant: 'japan', currency: 'krw' })).toBe('Япония');
    expect(findCostsRow({ variant: 'japan', currency: 'cny' })).toBe('Япония');
    expect(findCostsRow({ currency: 'krw' })).toBe('Корея');
    expect(findCostsRow({ currency: 'krw', country: 'europe' })).toBe('Европа');
  });

  test('the price abroad includes local costs and no sea freight', () => {
    expect(listPayments(calculate({ ...LOT, variant: 'china', currency: 'cny', ...china }))).toEqual({
      price: 13_142_598,
      local_costs: 66,
    });
    const freight = { settings: { abroad: { japan: { freight: { amount: 10, currency: 'jpy' } } } } };
    expect(listPayments(calculate({ ...LOT, variant: 'japan', ...freight }))).not.toHaveProperty('freight');
    expect(listPayments(calculate({ ...LOT, ...freight })).freight).toBe(6);
    const construct = calculate({ ...LOT, variant: 'construct', bodyClass: 'suv', ...freight });
    expect(construct.lines.filter(({ code }) => code === 'freight')).toHaveLength(1);
    expect(listPayments(construct).freight).toBe(82_775);
  });
});
