import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '@vvoz/law/costTypes';
import { calculate, getPayment, listPayments } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const getFee = (outcome: Outcome | undefined) => listPayments(outcome ?? { lines: [] }).recycling_fee;

describe('parallel hybrids: engine plus 30-minute power of the motors', () => {
  const prius = {
    customsValueRub: 1_000_000,
    fuel: 'hybrid',
    displacementCc: 1986,
    powerKw: 112,
    ageMonths: 12,
  };

  test('a Prius 2.0 with its motor pays the commercial fee', () => {
    const receipt = calculate({ ...prius, power30Kw: 37 });
    expect(getFee(receipt)).toBe(952_800);
    expect(receipt.interval).toBeUndefined();
  });

  test('without the motor the interval crosses the limit, and its reason has the numbers', () => {
    const { interval, assumptions } = calculate({ ...prius, power30MinKw: 20, power30MaxKw: 45 });
    expect(interval?.reasons).toEqual(['motor_unknown']);
    expect([getFee(interval?.low), getFee(interval?.high)]).toEqual([900_000, 952_800]);
    expect(assumptions[0]?.text).toBe('Сумма зависит от мотора гибрида: 112 + 20…45\u00A0кВт');
  });

  test('the peak power of the motor bounds its 30-minute power: 0.3 … 0.6', () => {
    const { assumptions } = calculate({ ...prius, motorPeakKw: 83 });
    expect(assumptions[0]?.text).toContain('112 + 25…50\u00A0кВт');
  });

  test('a plug-in hybrid has larger motors than a hybrid', () => {
    const at = (fuel: string) => getFee(calculate({ ...prius, fuel }).interval?.high);
    expect(at('plug_in_hybrid')).toBeGreaterThan(at('hybrid') ?? 0);
  });

  test('an interval contains every motor inside it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 200 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('physic', 'jur'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (powerKw, power30MinKw, width, payer, share) => {
          const power30MaxKw = power30MinKw + width;
          const input = { ...prius, payer, powerKw };
          const power30Kw = Math.round((power30MinKw + width * share) * 100) / 100;
          fc.pre(power30Kw > 0 && (payer === 'physic' || power30Kw < powerKw));
          const open = calculate({ ...input, power30MinKw, power30MaxKw });
          const { total } = calculate({ ...input, power30Kw }).totals;
          expect(total).toBeLessThanOrEqual(open.totals.total);
          expect(total).toBeGreaterThanOrEqual((open.interval?.low ?? open).totals.total);
        },
      ),
    );
  });

  test('a legal entity’s hybrid with a motor as strong as its engine has no known duty', () => {
    expect(() => calculate({ ...prius, payer: 'jur', power30Kw: 112 })).toThrow(
      expect.objectContaining({ field: 'power30Kw' }),
    );
    expect(calculate({ ...prius, payer: 'jur', power30Kw: 111 }).totals.total).toBeGreaterThan(0);
  });

  test('the excise of a legal entity counts the motor too, by one source', () => {
    const { lines } = calculate({ ...prius, payer: 'jur', power30Kw: 37 });
    const excise = lines.find(({ code }) => code === 'excise');
    expect(excise).toMatchObject({ amountRub: Math.round((149 / 0.75) * 613), certainty: 'one_source' });
  });
});

describe('series hybrids', () => {
  const xtrail = {
    customsValueRub: 1_179_750,
    fuel: 'series_hybrid',
    displacementCc: 1497,
    powerKw: 150,
    enginePowerKw: 106,
    ageMonths: 48,
  };

  test('an X-Trail e-POWER: fee by 30-minute power, duty by reading A with B as the other end', () => {
    const receipt = calculate(xtrail);
    expect(getFee(receipt)).toBe(1_641_600);
    expect(receipt.interval?.reasons).toEqual(['series_duty']);
    const { low, high, likely } = receipt.interval ?? {};
    // 106 + 67.5 = 173.5 kW.
    const excise = Math.round((173.5 / 0.75) * 1004);
    const duty = 176_963;
    expect(listPayments(high ?? { lines: [] })).toMatchObject({
      duty,
      excise,
      vat: Math.round((1_179_750 + duty + excise) * 0.22),
    });
    expect(likely).toBe(high?.totals.total);
    expect(listPayments(low ?? { lines: [] })).toEqual({
      duty: getPayment({ ...xtrail, fuel: 'petrol' }, 'duty'),
      clearance_fee: 4924,
      recycling_fee: 1_641_600,
    });
  });

  test('a legal entity has one reading', () => {
    expect(calculate({ ...xtrail, payer: 'jur' }).interval).toBeUndefined();
  });

  test('without the engine’s power the excise is an interval', () => {
    const { interval } = calculate({ ...xtrail, payer: 'jur', enginePowerKw: undefined });
    expect(interval?.reasons).toEqual(['engine_power_unknown']);
    for (const enginePowerKw of [45, 60, 75, 106, 120]) {
      const { total } = calculate({ ...xtrail, payer: 'jur', enginePowerKw }).totals;
      expect(total).toBeLessThanOrEqual(interval?.high.totals.total ?? 0);
      expect(total).toBeGreaterThanOrEqual(interval?.low.totals.total ?? Infinity);
    }
  });
});

describe('electric cars: 30-minute power', () => {
  const car = { customsValueRub: 1_500_000, fuel: 'electric', powerKw: 200, ageMonths: 48 };
  const listCodes = (over: Raw) => calculate({ ...car, ...over }).assumptions.map(({ code }) => code);

  test('excise by 30-minute power, not by the peak', () => {
    expect(getPayment({ ...car, power30Kw: 85 }, 'excise')).toBe(7253);
    expect(getPayment({ ...car, powerKw: undefined, power30Kw: 85 }, 'excise')).toBe(7253);
  });

  test('a model that was never tested: 0.45 of the peak, and the receipt says so', () => {
    expect(calculate(car).totals).toEqual(calculate({ ...car, power30Kw: 90 }).totals);
    expect(calculate(car).interval).toBeUndefined();
    expect(listCodes({})).toEqual(['power30_estimated']);
    expect(calculate(car).assumptions[0]?.text).toContain('так считают лаборатории');
  });

  test('a tested model of unknown power is an interval from 0.16 to 0.85', () => {
    const { interval } = calculate({ ...car, power30Tested: true });
    expect(interval?.reasons).toEqual(['power30_unknown']);
    expect(interval?.low.totals).toEqual(calculate({ ...car, power30Kw: 32 }).totals);
    expect(interval?.high.totals).toEqual(calculate({ ...car, power30Kw: 170 }).totals);
    expect(interval?.likely).toBe(calculate({ ...car, power30Kw: 90 }).totals.total);
    expect(listCodes({ power30Tested: true })).not.toContain('power30_estimated');
  });

  test('two certified figures of a model are both shown', () => {
    const { interval } = calculate({ ...car, power30MinKw: 56, power30MaxKw: 81 });
    expect([getFee(interval?.low), getFee(interval?.high)]).toEqual([5200, 1_912_800]);
  });

  test.each([
    [{ power30Kw: 202 }, 'power30Kw'],
    [{ powerKw: undefined, powerHp: 100, power30Kw: 75 }, 'power30Kw'],
    [{ power30MinKw: 90, power30MaxKw: 250 }, 'power30MaxKw'],
    [{ power30MinKw: 90, power30MaxKw: 80 }, 'power30MinKw'],
  ])('%j is refused', (over, field) => {
    expect(() => calculate({ ...car, ...over })).toThrow(expect.objectContaining({ field }));
  });
});

test('hp and kW that contradict each other are refused', () => {
  expect(() => calculate({ customsValueRub: 1, displacementCc: 1500, powerHp: 150, powerKw: 100 })).toThrow(
    expect.objectContaining({ field: 'powerKw' }),
  );
});
