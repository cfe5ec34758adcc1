import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { calculate } from './testing/calculate.ts';
import { payCustoms, type ExactVehicle } from './testing/secondCalculator.ts';
import { customsValue } from './testing/vehicles.ts';

type Raw = Readonly<Record<string, unknown>>;

const pad = (value: number): string => String(value).padStart(2, '0');
const day = (from: number, to: number) =>
  fc
    .record({
      year: fc.integer({ min: from, max: to }),
      month: fc.integer({ min: 1, max: 12 }),
      dayOfMonth: fc.integer({ min: 1, max: 28 }),
    })
    .map(({ year, month, dayOfMonth }) => `${year}-${pad(month)}-${pad(dayOfMonth)}`);
/** Around a bound, or anywhere. */
const near = (bounds: readonly number[], min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }),
    fc
      .tuple(fc.constantFrom(...bounds), fc.integer({ min: -1, max: 1 }))
      .map(([bound, by]) => Math.min(max, Math.max(min, bound + by))),
  );
const CC = [660, 1000, 1500, 1800, 2000, 2300, 2500, 2800, 3000, 3500];
/** Hundredths of kW. */
const KW = [5884, 6750, 7355, 11_250, 11_768, 13_975, 15_000, 22_500, 22_800, 30_000, 36_775, 37_500];
const MASSES = [2500, 3500, 5000, 8000, 12_000, 20_000];

const KINDS = ['combustion', 'parallel', 'series', 'electric', 'truck', 'motorcycle'] as const;
const createVehicles = (what: ExactVehicle['what']): fc.Arbitrary<ExactVehicle> =>
  fc
    .record({
      what: fc.constant(what),
      payer: fc.constantFrom('physic', 'jur'),
      diesel: fc.boolean(),
      customsValueRub: customsValue,
      date: fc.oneof(
        day(2026, 2030),
        fc.constantFrom('2025-12-01', '2025-12-31', '2026-12-31', '2027-01-01'),
      ),
      years: fc.integer({ min: 0, max: 9 }),
      made: day(2012, 2024),
      cc: near(CC, 100, 6000),
      engineKw: near(KW, 3000, 45_000).map((kw) => kw / 100),
      motorKw: near(KW, 500, 30_000).map((kw) => kw / 100),
      massKg: near(MASSES, 900, 40_000),
    })
    .map(({ years, ...each }): ExactVehicle => {
      // Half of the vehicles are cleared within a few days of an anniversary.
      const anniversary = `${Number(each.date.slice(0, 4)) - years}${each.date.slice(4)}`;
      const made = years % 2 === 1 && anniversary < '2025-12' ? anniversary : each.made;
      // The duty of a legal entity's hybrid with the stronger motor is not known.
      const motorKw =
        each.what === 'parallel' ? Math.min(each.motorKw, Math.floor(each.engineKw) - 1) : each.motorKw;
      // The feeds do not tell the fuel of a hybrid's engine, and the engine takes petrol.
      return { ...each, made, motorKw, diesel: each.diesel && each.what !== 'parallel' };
    });

const FUELS = { parallel: 'hybrid', series: 'series_hybrid', electric: 'electric' } as const;

/** The engine's input for a vehicle without open facts but the reading of a series hybrid's duty. */
function toInput({ what, made, diesel, cc, engineKw, motorKw, ...rest }: ExactVehicle): Raw {
  const [year, month, dayMade] = made.split('-').map(Number);
  const { massKg, ...common } = rest;
  const electric = what === 'electric' || what === 'series';
  return {
    ...common,
    kind: what === 'truck' || what === 'motorcycle' ? what : 'car',
    fuel: FUELS[what as keyof typeof FUELS] ?? (diesel ? 'diesel' : 'petrol'),
    year,
    month,
    day: dayMade,
    displacementCc: what === 'electric' ? undefined : cc,
    powerKw: electric ? motorKw : engineKw,
    ...(electric || what === 'parallel' ? { power30Kw: motorKw } : {}),
    ...(what === 'series' ? { enginePowerKw: engineKw } : {}),
    ...(what === 'truck' ? { massKg } : {}),
  };
}

test.each(KINDS)('the engine and a second calculator agree to the rouble: %s', (what) => {
  fc.assert(
    fc.property(createVehicles(what), (exact) => {
      const receipt = calculate(toInput(exact));
      const { low, high } = receipt.interval ?? { low: receipt, high: receipt };
      const readings =
        exact.what === 'series' && exact.payer === 'physic'
          ? [payCustoms(exact), payCustoms(exact, true)]
          : [payCustoms(exact)];
      expect([low.totals.total, high.totals.total]).toEqual([Math.min(...readings), Math.max(...readings)]);
      if (receipt.interval) expect(receipt.interval.likely).toBe(readings[0]);
    }),
    numRuns(150, 20_000),
  );
});

/** Expects that the interval of an input contains every exact vehicle of a list, by each reading of the law. */
function expectContains(
  open: Raw,
  exact: readonly ExactVehicle[],
  readings: readonly boolean[] = [false],
): void {
  const receipt = calculate(open);
  const { low, high } = receipt.interval ?? { low: receipt, high: receipt };
  const totals = exact.flatMap((each) => readings.map((reading) => payCustoms(each, reading)));
  expect(low.totals.total, JSON.stringify(open)).toBeLessThanOrEqual(Math.min(...totals));
  expect(high.totals.total, JSON.stringify(open)).toBeGreaterThanOrEqual(Math.max(...totals));
}

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const BASE = {
  payer: 'physic',
  customsValueRub: 1_500_000,
  date: '2026-12-20',
  made: '2022-05-05',
  diesel: false,
  cc: 1986,
  engineKw: 112,
  motorKw: 0,
} as const;
const PAYERS = ['physic', 'jur'] as const;

test.each(PAYERS)('a hybrid without its motor contains every motor: %s', (payer) => {
  for (const powerHp of [72, 91, 120, 151, 160, 201, 310])
    for (const [cc, largest] of [
      [658, 10],
      [1197, 40],
      [1498, 60],
      [2487, 85],
      [3456, 110],
    ] as const) {
      const engineKw = powerHp * 0.735_498_75;
      const exact: ExactVehicle = { ...BASE, what: 'parallel', payer, cc, engineKw };
      const motors = range(1, largest).filter((motorKw) => payer === 'physic' || motorKw < engineKw);
      expectContains(
        { ...toInput(exact), power30Kw: undefined, powerKw: undefined, powerHp },
        motors.map((motorKw) => ({ ...exact, motorKw })),
      );
    }
});

test.each(PAYERS)('a tested electric car or series hybrid contains every share of its peak: %s', (payer) => {
  for (const what of ['electric', 'series'] as const)
    for (const peak of [60, 100, 150, 250]) {
      const exact: ExactVehicle = { ...BASE, what, payer, motorKw: peak };
      expectContains(
        { ...toInput(exact), power30Kw: undefined, power30Tested: true },
        range(16, 85).map((percent) => ({ ...exact, motorKw: (peak * percent) / 100 })),
        what === 'series' && payer === 'physic' ? [false, true] : [false],
      );
    }
});

test('a lorry without its mass contains every mass up to its bound', () => {
  for (const [cc, bound] of [
    [658, 2500],
    [2999, 3500],
    [4899, 8000],
  ] as const)
    for (const diesel of [true, false])
      for (const made of ['2026-02-02', '2022-02-02', '2020-02-02', '2015-02-02']) {
        const exact: ExactVehicle = { ...BASE, what: 'truck', cc, diesel, made };
        expectContains(
          { ...toInput(exact), massKg: undefined },
          range(600, bound, 50).map((massKg) => ({ ...exact, massKg })),
        );
      }
});

test.each([
  ['combustion', [false]],
  ['series', [false, true]],
  ['truck', [false]],
] as const)('a year or a month contains every day of it: %s', (what, readings) => {
  for (const year of [2019, 2021, 2023]) {
    const exact: ExactVehicle = { ...BASE, what, motorKw: 70, massKg: 2000 };
    const days = range(0, 364).map((index) => {
      const made = new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);
      return { ...exact, made };
    });
    const open = { ...toInput(exact), year, month: undefined, day: undefined };
    expectContains(open, days, readings);
    for (const month of range(1, 12))
      expectContains(
        { ...open, month },
        days.filter(({ made }) => Number(made.slice(5, 7)) === month),
        readings,
      );
  }
});

/** The fee for recycling of a car, ₽. */
const findFee = (raw: Raw): number =>
  calculate(raw).lines.find(({ code }) => code === 'recycling_fee')?.amountRub ?? Number.NaN;

test.each(KINDS.filter((what) => what !== 'motorcycle'))(
  'stronger, older, later: never a lower recycling fee: %s',
  (what) => {
    fc.assert(
      fc.property(
        createVehicles(what),
        near(KW, 0, 10_000),
        fc.integer({ min: 0, max: 1500 }),
        (exact, more, days) => {
          const fee = findFee(toInput(exact));
          const stronger = {
            ...exact,
            engineKw: exact.engineKw + more / 100,
            massKg: (exact.massKg ?? 0) + more,
          };
          expect(findFee(toInput(stronger))).toBeGreaterThanOrEqual(fee);
          const electric = exact.what === 'electric' || exact.what === 'series';
          if (electric)
            expect(
              findFee(toInput({ ...exact, motorKw: exact.motorKw + more / 100 })),
            ).toBeGreaterThanOrEqual(fee);
          const move = (date: string, by: number): string =>
            new Date(Date.parse(date) + by * 86_400_000).toISOString().slice(0, 10);
          expect(findFee(toInput({ ...exact, made: move(exact.made, -days) }))).toBeGreaterThanOrEqual(fee);
          expect(findFee(toInput({ ...exact, date: move(exact.date, days) }))).toBeGreaterThanOrEqual(fee);
        },
      ),
      numRuns(50, 5000),
    );
  },
);

test.each(KINDS)('a stronger vehicle of a legal entity never pays less: %s', (what) => {
  fc.assert(
    fc.property(createVehicles(what), near(KW, 0, 10_000), (exact, more) => {
      const total = (each: ExactVehicle): number =>
        calculate(toInput({ ...each, payer: 'jur' })).totals.total;
      expect(total({ ...exact, engineKw: exact.engineKw + more / 100 })).toBeGreaterThanOrEqual(total(exact));
    }),
    numRuns(50, 5000),
  );
});
