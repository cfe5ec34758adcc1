import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_CLASSES, CALC_FUELS, PAYERS } from '@vvoz/law/costTypes';
import { calculate } from './testing/calculate.ts';
import { customsValue } from './testing/vehicles.ts';

type Raw = Readonly<Record<string, unknown>>;
const RUNS = { numRuns: 300 };

/** Expects that the interval of an input with open facts contains the total of each complete input. */
function expectInside(open: Raw, ...complete: readonly Raw[]): void {
  const receipt = calculate(open);
  const { low, high } = receipt.interval ?? { low: receipt, high: receipt };
  for (const input of complete) {
    const { total } = calculate(input).totals;
    expect(total).toBeGreaterThanOrEqual(low.totals.total);
    expect(total).toBeLessThanOrEqual(high.totals.total);
  }
}

const DAYS = ['2024-03-01', '2025-05-05', '2025-12-31', '2026-01-31', '2026-11-21', '2027-06-30'];
const car = fc.record({
  payer: fc.constantFrom(...PAYERS),
  fuel: fc.constantFrom(...CALC_FUELS),
  displacementCc: fc.integer({ min: 600, max: 7000 }),
  customsValueRub: customsValue,
  date: fc.constantFrom(...DAYS),
});
const power = fc.integer({ min: 80, max: 500 });
/** Below the power of every car that has one. */
const motor = fc.option(fc.integer({ min: 1, max: 57 }), { nil: undefined });
const age = fc.integer({ min: 0, max: 150 });

test('the interval of a year contains every month of it that has begun', () => {
  fc.assert(
    fc.property(car, power, motor, fc.integer({ min: 0, max: 9 }), (known, powerHp, power30Kw, back) => {
      const year = Number(known.date.slice(0, 4)) - back;
      const input = { ...known, powerHp, power30Kw, year };
      const begunMonths = back === 0 ? Number(known.date.slice(5, 7)) : 12;
      expectInside(
        input,
        ...Array.from({ length: begunMonths }, (_, month) => ({ ...input, month: month + 1 })),
      );
    }),
    { numRuns: 100 },
  );
});

test('the interval of a year ends at the totals of two of its days', () => {
  fc.assert(
    fc.property(car, power, fc.integer({ min: 1, max: 9 }), (known, powerHp, back) => {
      const input = { ...known, powerHp, year: Number(known.date.slice(0, 4)) - back };
      const exact = Array.from({ length: 12 }, (_, month) =>
        [1, 31].map((day) => calculate({ ...input, month: month + 1, day })),
      ).flat();
      const receipt = calculate(input);
      const { low, high } = receipt.interval ?? { low: receipt, high: receipt };
      const lows = exact.map((each) => (each.interval?.low ?? each).totals.total);
      const highs = exact.map(({ totals }) => totals.total);
      expect([low.totals.total, high.totals.total]).toEqual([Math.min(...lows), Math.max(...highs)]);
    }),
    { numRuns: 100 },
  );
});

test('without age the interval contains every age', () => {
  fc.assert(
    fc.property(car, power, motor, age, (known, powerHp, power30Kw, ageMonths) => {
      const input = { ...known, powerHp, power30Kw };
      expectInside(input, { ...input, ageMonths });
    }),
    RUNS,
  );
});

test('without power the interval contains every power up to 500 hp, of an electric car from its 30-minute power', () => {
  fc.assert(
    fc.property(car, power, motor, age, (known, hp, power30Kw, ageMonths) => {
      const input = { ...known, power30Kw, ageMonths };
      const electric = known.fuel === 'electric' || known.fuel === 'series_hybrid';
      const powerKw = hp * 0.735_498_75;
      fc.pre(!electric || power30Kw === undefined || powerKw >= power30Kw);
      expectInside(input, { ...input, powerHp: hp }, { ...input, powerKw });
    }),
    RUNS,
  );
});

test('without fuel the interval contains every fuel, with and without a 30-minute power', () => {
  fc.assert(
    fc.property(car, power, motor, age, (known, powerHp, power30Kw, ageMonths) => {
      const input = { ...known, powerHp, power30Kw, ageMonths };
      expectInside(
        { ...input, fuel: 'unknown' },
        ...CALC_FUELS.filter((fuel) => fuel !== 'plug_in_hybrid' && fuel !== 'electric').map((fuel) => ({
          ...input,
          fuel,
        })),
      );
    }),
    RUNS,
  );
});

test('without age and power the interval contains every pair of them', () => {
  fc.assert(
    fc.property(car, power, age, (known, powerHp, ageMonths) => {
      expectInside(known, { ...known, powerHp, ageMonths });
    }),
    RUNS,
  );
});

test('the intervals of trucks, machinery and motorcycles contain every value of their missing facts', () => {
  fc.assert(
    fc.property(
      car,
      age,
      fc.integer({ min: 500, max: 60_000 }),
      fc.integer({ min: 1, max: 220 }),
      fc.constantFrom('loader', 'wheeled_tractor', 'bulldozer', 'excavator'),
      (known, ageMonths, massKg, hp, kindOfMachine) => {
        const fuel = known.fuel === 'diesel' ? 'diesel' : 'petrol';
        const truck = { ...known, fuel, kind: 'truck', massMaxKg: 60_000 };
        expectInside(truck, { ...truck, massKg, ageMonths });
        const machine = { ...known, kind: 'machinery', machine: kindOfMachine };
        expectInside(
          machine,
          { ...machine, powerHp: hp * 10, ageMonths },
          { ...machine, powerHp: hp * 2, ageMonths },
          { ...machine, powerHp: 0.5, ageMonths },
        );
        const bike = { ...known, kind: 'motorcycle' };
        expectInside(bike, { ...bike, powerHp: hp });
      },
    ),
    RUNS,
  );
});

test('without body class the interval of parts contains every class of cars', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.constantFrom('construct', 'raspil'),
      (price, variant) => {
        const input = { price, currency: 'jpy', variant };
        const cars = BODY_CLASSES.filter((each) => each !== 'truck' && each !== 'moto');
        expectInside(input, ...cars.map((bodyClass) => ({ ...input, bodyClass })));
      },
    ),
    { numRuns: 50 },
  );
});

test('only missing facts are reasons, and each end is a complete receipt', () => {
  fc.assert(
    fc.property(car, fc.boolean(), fc.boolean(), (known, hasPower, hasAge) => {
      const receipt = calculate({
        ...known,
        ...(hasPower ? { powerHp: 100 } : {}),
        ...(hasAge ? { ageMonths: 40 } : {}),
      });
      const missing = [
        ...(hasAge ? [] : ['age_unknown']),
        ...(hasPower ? [] : ['power_unknown']),
        'motor_unknown',
        'engine_power_unknown',
        'series_duty',
      ];
      const { interval } = receipt;
      expect(missing).toEqual(expect.arrayContaining([...(interval?.reasons ?? [])]));
      if (!interval) return;
      expect(interval.reasons.length).toBeGreaterThan(0);
      expect(interval.low.totals.total).toBeLessThan(interval.high.totals.total);
      expect(receipt.lines).toEqual(interval.high.lines);
      for (const { lines, totals } of [interval.low, interval.high])
        expect(lines.reduce((sum, { amountRub }) => sum + amountRub, 0)).toBe(totals.total);
    }),
    RUNS,
  );
});
