import { describe, expect, test } from 'vitest';
import { CALC_FUELS } from '@vvoz/law/costTypes';
import { calculate, TODAY } from './testing/calculate.ts';

/** Facts that feeds leave open: several powers of one body code, and an unknown fuel. */
const CAR = { customsValueRub: 1_000_000, displacementCc: 1998, ageMonths: 40, date: TODAY };

const listCodes = (receipt: ReturnType<typeof calculate>) => receipt.assumptions.map(({ code }) => code);

describe('several possible powers', () => {
  test('the receipt is the dearest, the interval has both ends, and the range is named', () => {
    const receipt = calculate({ ...CAR, powersHp: [150, 280, 163] });
    expect(receipt.interval?.low.totals).toEqual(calculate({ ...CAR, powerHp: 150 }).totals);
    expect(receipt.interval?.high.totals).toEqual(calculate({ ...CAR, powerHp: 280 }).totals);
    expect(receipt.totals).toEqual(calculate({ ...CAR, powerHp: 280 }).totals);
    expect(receipt.interval?.reasons).toEqual(['power_options']);
    expect(receipt.assumptions[0]).toEqual({
      code: 'power_options',
      text: 'Мощность 150–280\u00A0л.с. по данным кузова',
    });
  });

  test('powers in the same row give one total, and the receipt says that they do not matter', () => {
    const receipt = calculate({ ...CAR, powersHp: [52, 64] });
    expect(receipt.interval).toBeUndefined();
    expect(receipt.totals).toEqual(calculate({ ...CAR, powerHp: 64 }).totals);
    expect(receipt.assumptions[0]?.text).toBe('Мощность 52–64\u00A0л.с. по данным кузова; на итог не влияет');
  });

  test('an exact power has priority', () => {
    expect(listCodes(calculate({ ...CAR, powerHp: 150, powersHp: [280, 313] }))).toEqual([]);
    expect(calculate({ ...CAR, powerKw: 100, powersHp: [280, 313] }).totals).toEqual(
      calculate({ ...CAR, powerKw: 100 }).totals,
    );
  });

  test('one value, or the same value twice, is exact', () => {
    expect(listCodes(calculate({ ...CAR, powersHp: [150, 150] }))).toEqual([]);
  });

  test('for a legal entity every power has a different excise', () => {
    const { interval } = calculate({ ...CAR, payer: 'jur', powersHp: [120, 140] });
    expect(interval?.low.totals).toEqual(calculate({ ...CAR, payer: 'jur', powerHp: 120 }).totals);
    expect(interval?.high.totals).toEqual(calculate({ ...CAR, payer: 'jur', powerHp: 140 }).totals);
  });

  test('electric car: each power gives its excise and its estimated 30-minute power', () => {
    const electric = { ...CAR, fuel: 'electric', displacementCc: undefined };
    const receipt = calculate({ ...electric, powersHp: [90, 300] });
    expect(receipt.totals).toEqual(calculate({ ...electric, powerHp: 300 }).totals);
    expect(listCodes(receipt)).toContain('power30_estimated');
  });

  test.each([[[]], [['strong']], [[0]], [Array.from({ length: 21 }, (_, index) => index + 50)]])(
    'powersHp %j is rejected with an error that names the field',
    (powersHp) => {
      expect(() => calculate({ ...CAR, powersHp })).toThrow(/powersHp/);
    },
  );

  test('powersHp may be a list in a text', () => {
    expect(calculate({ ...CAR, powersHp: '150, 280' }).id).toBe(
      calculate({ ...CAR, powersHp: [150, 280] }).id,
    );
  });
});

/** A car with a displacement is not electric, and only its papers make it a plug-in hybrid. */
const POSSIBLE_FUELS = CALC_FUELS.filter((fuel) => fuel !== 'plug_in_hybrid' && fuel !== 'electric');

describe('unknown fuel', () => {
  const input = { ...CAR, powerHp: 150 };

  test.each([
    [{}],
    [{ payer: 'jur' }],
    [{ ageMonths: 12 }],
    [{ payer: 'jur', ageMonths: 100 }],
    [{ power30Kw: 60 }],
    [{ payer: 'jur', power30Kw: 30 }],
  ])('the interval ends at the cheapest and the dearest fuel: %j', (over) => {
    const { interval, totals } = calculate({ ...input, ...over, fuel: 'unknown' });
    const receipts = POSSIBLE_FUELS.map((fuel) => calculate({ ...input, ...over, fuel }));
    const all = receipts.flatMap((each) => [each.totals.total, (each.interval?.low ?? each).totals.total]);
    expect(interval?.low.totals.total).toBe(Math.min(...all));
    expect(interval?.high.totals.total).toBe(Math.max(...all));
    expect(totals.total).toBe(Math.max(...all));
    expect(interval?.reasons[0]).toBe('fuel_unknown');
  });

  test('the receipt says that the fuel is missing', () => {
    expect(calculate({ ...input, fuel: 'unknown' }).assumptions[0]).toEqual({
      code: 'fuel_unknown',
      text: 'Топливо не указано',
    });
  });

  test('with other open facts every combination lies within the interval', () => {
    const { interval } = calculate({ ...CAR, ageMonths: undefined, powersHp: [150, 280], fuel: 'unknown' });
    expect(interval?.reasons).toEqual([
      'fuel_unknown',
      'age_unknown',
      'power_options',
      'motor_unknown',
      'engine_power_unknown',
      'series_duty',
    ]);
    for (const fuel of ['petrol', 'diesel', 'series_hybrid'])
      for (const ageMonths of [12, 40, 80])
        for (const powerHp of [150, 280]) {
          const { total } = calculate({ ...CAR, ageMonths, powerHp, fuel }).totals;
          expect(total).toBeGreaterThanOrEqual(interval?.low.totals.total ?? Infinity);
          expect(total).toBeLessThanOrEqual(interval?.high.totals.total ?? 0);
        }
  });

  test.each([[{ kind: 'motorcycle' }], [{ kind: 'machinery', machine: 'roller' }]])(
    'duties of %j do not depend on the fuel',
    (over) => {
      const petrol = calculate({ ...input, ...over });
      expect(calculate({ ...input, ...over, fuel: 'unknown' }).lines).toEqual(petrol.lines);
    },
  );

  test('an unknown fuel without displacement is an error', () => {
    expect(() => calculate({ ...input, displacementCc: undefined, fuel: 'unknown' })).toThrow(
      /displacementCc/,
    );
  });
});
