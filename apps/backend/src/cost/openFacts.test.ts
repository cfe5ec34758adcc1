import { describe, expect, test } from 'vitest';
import type { Outcome } from '@vvoz/law/costTypes';
import { calculate, listPayments, TODAY } from './testing/calculate.ts';

/** 1998 cm³: 2.7 €/cm³ from 3 to 5 years, 4.8 above. */
const CAR = { customsValueRub: 1_000_000, displacementCc: 1998, powerHp: 150, date: TODAY };
const getPayments = (outcome: Outcome | undefined) => listPayments(outcome ?? { lines: [] });

describe('age', () => {
  test.each([
    [36, 3400],
    [37, 5200],
    [60, 5200],
    [61, 5200],
  ])('%d months: recycling fee %d', (ageMonths, expected) => {
    expect(getPayments(calculate({ ...CAR, ageMonths })).recycling_fee).toBe(expected);
  });

  test.each([
    [2023, 10, 35],
    [2023, 8, 37],
    [2021, 10, 59],
    [2021, 8, 61],
    [2026, 9, 0],
  ])('%d-%d on 2026-09-05 is %d full months', (year, month, ageMonths) => {
    expect(calculate({ ...CAR, year, month }).totals).toEqual(calculate({ ...CAR, ageMonths }).totals);
  });

  test.each([
    [84, 85, 'jur'],
    [60, 61, 'physic'],
    [36, 37, 'physic'],
    [36, 37, 'jur'],
  ])('%d and %d months differ for %s', (one, other, payer) => {
    const at = (ageMonths: number) => calculate({ ...CAR, payer, ageMonths }).lines;
    expect(at(one)).not.toEqual(at(other));
    expect(at(other)).toEqual(at(other + 1));
  });

  test('a year alone gives an interval; the receipt is the dearest outcome and names the reason', () => {
    const receipt = calculate({ ...CAR, year: 2021 });
    const [young, old] = [60, 61].map((ageMonths) => calculate({ ...CAR, ageMonths }).totals);
    expect(receipt.interval?.low.totals).toEqual(young);
    expect(receipt.interval?.high.totals).toEqual(old);
    expect(receipt.totals).toEqual(old);
    expect(receipt.lines).toEqual(receipt.interval?.high.lines);
    expect(receipt.interval?.reasons).toEqual(['age_interval']);
    expect(receipt.assumptions.map(({ code }) => code)).toEqual(['age_interval', 'dearer_outcome_shown']);
    expect(receipt.assumptions[0]?.text).toBe(
      'Известен только год выпуска: возраст от 56 до 68 полных месяцев; вероятнее старше 5 лет',
    );
    expect(new Set([receipt.id, receipt.interval?.low.id, receipt.interval?.high.id]).size).toBe(3);
  });

  test('a year within one age class gives one receipt that mentions the unknown month', () => {
    const receipt = calculate({ ...CAR, year: 2022 });
    expect(receipt.interval).toBeUndefined();
    expect(receipt.assumptions).toEqual([
      { code: 'age_interval', text: expect.stringMatching(/от 44 до 56 .*на итог не влияет$/) },
    ]);
  });

  test('a car of the current year was made before today', () => {
    expect(calculate({ ...CAR, year: 2026 }).assumptions[0]?.text).toContain('от 0 до 8');
  });

  test('without age the interval spans every age class', () => {
    const { interval } = calculate(CAR);
    const totals = [12, 40, 70].map((ageMonths) => calculate({ ...CAR, ageMonths }).totals.total);
    expect(interval?.low.totals.total).toBe(Math.min(...totals));
    expect(interval?.high.totals.total).toBe(Math.max(...totals));
    expect(interval?.reasons).toEqual(['age_unknown']);
    expect(calculate(CAR).assumptions[0]).toEqual({ code: 'age_unknown', text: 'Возраст не указан' });
  });

  test('an age that matters with one of the possible fuels only is a reason of the interval', () => {
    // Only the duty on petrol and diesel engines of a company changes after seven years.
    const of2019 = { ...CAR, payer: 'jur', year: 2019 } as const;
    expect(calculate({ ...of2019, fuel: 'series_hybrid' }).interval?.reasons ?? []).not.toContain(
      'age_interval',
    );
    const { interval, assumptions } = calculate({ ...of2019, fuel: 'unknown' });
    expect(interval?.reasons).toEqual(expect.arrayContaining(['fuel_unknown', 'age_interval']));
    expect(assumptions.find(({ code }) => code === 'age_interval')?.text).not.toContain('не влияет');
  });

  test('for electric cars only the bound of three years matters', () => {
    const electric = { customsValueRub: 1_000_000, fuel: 'electric', powerKw: 100, power30Kw: 90 };
    expect(calculate({ ...electric, year: 2021 }).interval).toBeUndefined();
    expect(calculate({ ...electric, year: 2023 }).interval?.reasons).toEqual(['age_interval']);
  });

  test('ageMonths has priority over year', () => {
    expect(calculate({ ...CAR, ageMonths: 12, year: 2010 }).totals).toEqual(
      calculate({ ...CAR, ageMonths: 12 }).totals,
    );
  });
});

describe('power', () => {
  const unknown = { ...CAR, powerHp: undefined, ageMonths: 48 };

  test('without power the fee ranges from the preference to the last row of the displacement', () => {
    const { interval, assumptions } = calculate(unknown);
    expect(getPayments(interval?.low).recycling_fee).toBe(5200);
    expect(getPayments(interval?.high).recycling_fee).toBe(3_796_800);
    expect(interval?.reasons).toEqual(['power_unknown']);
    expect(assumptions[0]).toEqual({ code: 'power_unknown', text: 'Мощность не указана' });
  });

  test('above three litres an individual has no preference', () => {
    const { interval } = calculate({ ...unknown, displacementCc: 3200 });
    expect(getPayments(interval?.low).recycling_fee).toBe(3_956_200);
  });

  test('a legal entity: from the first row without excise to the last with the excise of 500 hp', () => {
    const { interval } = calculate({ ...unknown, payer: 'jur' });
    expect(getPayments(interval?.low)).toMatchObject({ excise: 0, recycling_fee: 1_408_800 });
    expect(getPayments(interval?.high)).toMatchObject({ excise: 885_500, recycling_fee: 3_796_800 });
  });

  test('age and power: the cheapest and dearest combination, and both reasons', () => {
    const { interval } = calculate({ ...unknown, ageMonths: undefined, year: 2021 });
    expect(interval?.reasons).toEqual(['age_interval', 'power_unknown']);
    expect(getPayments(interval?.low).recycling_fee).toBe(5200);
    expect(getPayments(interval?.high).recycling_fee).toBe(3_796_800);
    expect(getPayments(interval?.high).duty).toBeGreaterThan(Number(getPayments(interval?.low).duty));
  });

  test('electric without any power: from the preference to the last row', () => {
    const { interval } = calculate({ ...unknown, displacementCc: undefined, fuel: 'electric' });
    expect(getPayments(interval?.low)).toMatchObject({ excise: 0, recycling_fee: 5200 });
    expect(getPayments(interval?.high)).toMatchObject({ excise: 885_500, recycling_fee: 4_780_800 });
  });

  test('a hybrid without engine power counts at least its motor', () => {
    const { interval } = calculate({ ...unknown, fuel: 'hybrid', power30Kw: 120 });
    expect(getPayments(interval?.low).recycling_fee).toBe(1_492_800);
  });
});
