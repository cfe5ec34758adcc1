import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import { calculateReceipt } from './calculateReceipt.ts';
import { getRate, readRates, overrideRates } from './rates.ts';
import { allTables, calculate, rates, read, settings, TODAY } from './testing/calculate.ts';

const LOT = { price: 1_000_000, currency: 'jpy', displacementCc: 1500, powerHp: 100, ageMonths: 40 };

describe('rates', () => {
  test('given rates are added to the stored ones', () => {
    const { byCurrency } = overrideRates(rates, read({ ...LOT, rates: { usd: 80 } }), '2026-10-10');
    expect(Object.keys(byCurrency).toSorted()).toEqual(['cny', 'eur', 'jpy', 'krw', 'usd']);
    expect(byCurrency['usd']).toEqual({ rub: new Big(80), date: '2026-10-10', source: 'задан в запросе' });
    expect(byCurrency['jpy']).toEqual(rates.byCurrency['jpy']);
    expect(overrideRates(rates, read(LOT), '2026-10-10')).toBe(rates);
    expect(overrideRates(rates, read({ ...LOT, eurRate: 90 }), TODAY).byCurrency['eur']?.rub.toNumber()).toBe(
      90,
    );
  });

  test.each([0, '-1', '0.0'])('a rate of %j is refused', (rub) => {
    expect(() => readRates({ jpy: { rub, date: TODAY, source: 'x' } })).toThrow(
      new RangeError(`The rate of jpy is ${rub}: it must be above 0`),
    );
  });

  test('a missing rate is reported with the field', () => {
    expect(() => getRate(rates, 'gbp', 'rates')).toThrow('rates: there is no rate of gbp (нет курса gbp)');
    expect(() => getRate(rates, 'toString', 'currency')).toThrow('currency: there is no rate of toString');
    expect(getRate(rates, 'rub', 'rates').rub.toNumber()).toBe(1);
    const pounds = { settings: { abroad: { japan: { auction_fee: { amount: 1, currency: 'gbp' } } } } };
    expect(() => calculate({ ...LOT, ...pounds })).toThrow('rates: there is no rate of gbp');
  });

  test('a new car of an individual needs the euro rate even if it pays a share of the value', () => {
    const { eur: _, ...others } = rates.data;
    const data = { tables: allTables, settings, rates: readRates(others), today: TODAY };
    const car = { customsValueRub: 5_000_000, displacementCc: 700, powerHp: 60, ageMonths: 1 };
    expect(() => calculateReceipt(read(car), data)).toThrow('eurRate: there is no rate of eur');
    expect(calculateReceipt(read({ ...car, payer: 'jur' }), data).lines[0]?.amountRub).toBe(750_000);
  });
});
