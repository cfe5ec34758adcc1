import { describe, expect, test } from 'vitest';
import type { Outcome } from '@vvoz/law/costTypes';
import { listCombinations, changesTotal } from './combine.ts';
import { calculate, listPayments } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const CAR = { customsValueRub: 1_000_000, displacementCc: 1998, powerHp: 150, date: '2026-09-05' };
const getPayments = (outcome: Outcome | undefined) => listPayments(outcome ?? { lines: [] });
const listCodes = (raw: Raw) => calculate(raw).assumptions.map(({ code }) => code);
const calculateTotal = (raw: Raw) => calculate(raw).totals.total;

describe('age classes depend on payer and kind', () => {
  test('a class ends at five years for an individual, at seven for a legal entity', () => {
    expect(calculate({ ...CAR, year: 2021 }).interval?.reasons).toEqual(['age_interval']);
    expect(calculate({ ...CAR, payer: 'jur', year: 2021 }).interval).toBeUndefined();
    expect(calculate({ ...CAR, payer: 'jur', year: 2019 }).interval?.reasons).toEqual(['age_interval']);
    expect(calculate({ ...CAR, year: 2019 }).interval).toBeUndefined();
  });

  test('a legal entity’s car of unknown age: the interval spans all three classes', () => {
    const totals = [1, 40, 90].map((ageMonths) => calculateTotal({ ...CAR, payer: 'jur', ageMonths }));
    const { interval } = calculate({ ...CAR, payer: 'jur' });
    expect(interval?.low.totals.total).toBe(Math.min(...totals));
    expect(interval?.high.totals.total).toBe(Math.max(...totals));
  });

  test.each([
    { kind: 'machinery', machine: 'bulldozer', powerHp: 90 },
    { fuel: 'series_hybrid', payer: 'jur', power30Kw: 70, enginePowerKw: 60 },
  ])('%j: a class ends only at three years', (over) => {
    const at = (ageMonths: number) => calculate({ ...CAR, ...over, ageMonths }).lines;
    expect(at(0)).toEqual(at(36));
    expect(at(37)).toEqual(at(200));
    expect(at(36)).not.toEqual(at(37));
    expect(calculate({ ...CAR, ...over, year: 2023 }).interval?.reasons).toContain('age_interval');
    for (const year of [2021, 2019])
      expect(calculate({ ...CAR, ...over, year }).interval?.reasons ?? []).not.toContain('age_interval');
  });
});

describe('power of vehicles other than electric and hybrid cars', () => {
  test('machinery uses peak power for any fuel', () => {
    const machine = {
      ...CAR,
      kind: 'machinery',
      machine: 'grader',
      date: '2025-06-01',
      ageMonths: 1,
      powerHp: 150,
    };
    for (const over of [{ fuel: 'electric' }, { fuel: 'hybrid' }, { fuel: 'hybrid', power30Kw: 100 }, {}])
      expect(getPayments(calculate({ ...machine, ...over })).recycling_fee).toBe(2_454_675);
    for (const fuel of ['electric', 'hybrid'])
      expect(listCodes({ ...machine, fuel })).toEqual([
        'preliminary',
        'machine_duty',
        'dearer_outcome_shown',
      ]);
  });

  test('a motorcycle’s excise uses peak power', () => {
    const bike = { ...CAR, kind: 'motorcycle', powerHp: 160 };
    for (const over of [{}, { fuel: 'hybrid', power30Kw: 50 }, { fuel: 'electric', power30Kw: 50 }])
      expect(getPayments(calculate({ ...bike, ...over })).excise).toBe(98_080);
  });

  test('30-minute power of a petrol car is ignored', () => {
    const { interval } = calculate({ ...CAR, powerHp: undefined, power30Kw: 150, ageMonths: 40 });
    expect(getPayments(interval?.low).recycling_fee).toBe(5200);
    const machine = calculate({
      ...CAR,
      kind: 'machinery',
      machine: 'grader',
      fuel: 'hybrid',
      powerHp: undefined,
      power30Kw: 150,
      ageMonths: 1,
    });
    expect(getPayments(machine.interval?.low).recycling_fee).toBe(552_000);
  });

  test('machinery without power: from the first row to the last', () => {
    const { interval } = calculate({
      ...CAR,
      kind: 'machinery',
      machine: 'grader',
      date: '2025-06-01',
      powerHp: undefined,
      ageMonths: 1,
    });
    expect(interval?.reasons).toEqual(['power_unknown', 'machine_duty']);
    expect(getPayments(interval?.low).recycling_fee).toBe(552_000);
    expect(getPayments(interval?.high).recycling_fee).toBe(3_334_425);
  });
});

describe('trucks and parts', () => {
  test('an unknown body class gives an interval and is an assumption', () => {
    const lot = { price: 1_000_000, currency: 'jpy', variant: 'construct' };
    const { interval, assumptions } = calculate(lot);
    expect(interval?.reasons).toEqual(['body_class_unknown']);
    expect(assumptions.map(({ code, text }) => `${code}: ${text}`)).toEqual([
      'parts_estimate: Приблизительно: официальной формулы для ввоза запчастями нет',
      'body_class_unknown: Класс кузова не указан',
      'dearer_outcome_shown: Итог не определён данными однозначно: показан дороже из двух',
    ]);
  });
});

describe('assumptions', () => {
  test('no fact is assumed when all are known', () => {
    expect(listCodes({ ...CAR, ageMonths: 1 })).toEqual([]);
    expect(listCodes({ ...CAR, kind: 'truck', massKg: 2000, ageMonths: 1 })).toEqual(['preliminary']);
    expect(listCodes({ ...CAR, kind: 'motorcycle' })).toEqual(['preliminary']);
    expect(listCodes({ price: 1, currency: 'jpy', variant: 'raspil', bodyClass: 'suv' })).toHaveLength(2);
  });

  test('low confidence of the 2025 excise is reported to those who pay it', () => {
    const at = (over: Raw) =>
      calculate({
        ...CAR,
        date: '2025-05-05',
        ageMonths: 40,
        power30Kw: 60,
        enginePowerKw: 60,
        payer: 'jur',
        ...over,
      }).assumptions;
    for (const fuel of ['electric', 'series_hybrid'])
      expect(at({ fuel }).map(({ text }) => text)).toEqual([
        'Ставки этого периода проверены хуже прочих: акциз',
      ]);
    for (const fuel of ['petrol', 'hybrid']) expect(at({ fuel, payer: 'physic' })).toEqual([]);
  });

  test('a receipt without power says so, and that it shows the dearer outcome', () => {
    expect(listCodes({ ...CAR, powerHp: undefined, ageMonths: 40 })).toEqual([
      'power_unknown',
      'dearer_outcome_shown',
    ]);
  });

  test('a missing fact without effect is an assumption, not a reason', () => {
    // Made in 2022: 45…56 months, one class.
    const { interval, assumptions } = calculate({ ...CAR, powerHp: undefined, year: 2022 });
    expect(interval?.reasons).toEqual(['power_unknown']);
    expect(assumptions.map(({ code, text }) => `${code}: ${text}`)).toEqual([
      'age_interval: Известен только год выпуска: возраст от 44 до 56 полных месяцев; на итог не влияет',
      'power_unknown: Мощность не указана',
      'dearer_outcome_shown: Итог не определён данными однозначно: показан дороже из двух',
    ]);
    // Before December 2025 an individual's fee did not depend on the power.
    const early = calculate({ ...CAR, powerHp: undefined, date: '2025-06-01', year: 2020 });
    expect(early.interval?.reasons).toEqual(['age_interval']);
    expect(early.assumptions.find(({ code }) => code === 'power_unknown')?.text).toBe(
      'Мощность не указана; на итог не влияет',
    );
  });

  test('the price abroad makes no assumptions, not even for a truck or for a day without tables', () => {
    for (const kind of ['car', 'truck'])
      expect(listCodes({ price: 1, currency: 'jpy', variant: 'auction', kind, date: '2040-01-01' })).toEqual(
        [],
      );
  });
});

describe('combinations', () => {
  const createOpenFact = (...options: [object, ...object[]]) => ({ reason: null, options, text: () => '' });

  test('without open facts there is one combination', () => {
    expect(listCombinations([])).toEqual([{ options: [], facts: {} }]);
  });

  test('every option is combined with every other, in order, and the facts are merged', () => {
    const all = listCombinations([
      createOpenFact({ ageMonths: 1 }, { ageMonths: 2 }),
      createOpenFact({ massKg: 5 }, { massKg: 6 }),
    ]);
    expect(all).toEqual([
      { options: [0, 0], facts: { ageMonths: 1, massKg: 5 } },
      { options: [0, 1], facts: { ageMonths: 1, massKg: 6 } },
      { options: [1, 0], facts: { ageMonths: 2, massKg: 5 } },
      { options: [1, 1], facts: { ageMonths: 2, massKg: 6 } },
    ]);
  });

  test.each([
    [[1, 1, 1, 1], false, false],
    [[1, 2, 1, 2], false, true],
    [[1, 1, 2, 2], true, false],
    [[1, 2, 3, 4], true, true],
    [[1, 1, 1, 2], true, true],
  ])('totals %j: the first matters %s, the second %s', (totals, first, second) => {
    const all = listCombinations([
      createOpenFact({ ageMonths: 1 }, { ageMonths: 2 }),
      createOpenFact({ massKg: 5 }, { massKg: 6 }),
    ]);
    expect([changesTotal(all, totals, 0), changesTotal(all, totals, 1)]).toEqual([first, second]);
  });
});
