import { describe, expect, test } from 'vitest';

import { BIKES, MACHINES, listMarketModels } from './lookup.ts';
import { MARKETS, STILL_MADE } from './vocabulary.ts';

const THIS_YEAR = new Date().getFullYear();
const NAME = /^[A-Z0-9][A-Z0-9 .:&'/+()-]*$/;

interface ProductionYears {
  yearFrom: number;
  yearTo: number;
}

const hasPlausibleYears = ({ yearFrom, yearTo }: ProductionYears): boolean =>
  yearFrom >= 1985 &&
  yearFrom <= THIS_YEAR &&
  yearFrom <= yearTo &&
  (yearTo === STILL_MADE || yearTo <= THIS_YEAR);

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** Lists the names of entries that break a rule, so that a failure is readable. */
const listBreaches = <T extends { brand: string; model: string; code?: string }>(
  list: readonly T[],
  rule: (item: T) => boolean,
): string[] =>
  list
    .filter((item) => !rule(item))
    .map(({ brand, model, code }) => `${brand} ${model} ${code ?? ''}`.trim());

const listRepeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe.each(MARKETS)('cars of %s', (market) => {
  const models = listMarketModels(market);
  const bodies = models.flatMap((model) => model.bodies);

  test('a market has each model once, a model has each code once', () => {
    expect(listRepeated(models.map(({ brand, model }) => `${brand} ${model}`))).toEqual([]);
    expect(listRepeated(bodies.map(({ brand, model, code }) => `${brand} ${model} ${code}`))).toEqual([]);
  });

  test('names are Latin and upper case', () => {
    expect(
      listBreaches(bodies, ({ brand, model, code }) => [brand, model, code].every((name) => NAME.test(name))),
    ).toEqual([]);
  });

  test('years of production are plausible', () => {
    expect(listBreaches(bodies, hasPlausibleYears)).toEqual([]);
  });

  test('power is 20…800 hp, up to 1600 hp for the strongest electric cars', () => {
    expect(
      listBreaches(bodies, ({ hp, fuel }) => isWithin(hp, 20, fuel === 'electric' ? 1600 : 800)),
    ).toEqual([]);
  });

  test('no petrol or diesel car is of a trim that only hybrids of its model have', () => {
    const isHybridTrim = (trim: string): boolean => /E-POWER|E:HEV/.test(trim);
    expect(listBreaches(bodies, ({ fuel, trims }) => fuel === 'hybrid' || !trims.some(isHybridTrim))).toEqual(
      [],
    );
  });

  test('electric cars, and only those, have no displacement', () => {
    expect(listBreaches(bodies, ({ cc, fuel }) => (cc === 0) === (fuel === 'electric'))).toEqual([]);
    expect(listBreaches(bodies, ({ cc }) => cc === 0 || isWithin(cc, 600, 26_000))).toEqual([]);
  });

  test('every body has a gearbox, a drive, trims, a popularity and a price', () => {
    expect(
      listBreaches(
        bodies,
        ({ gearboxes, drives, trims, popularity, priceNew }) =>
          gearboxes.length > 0 &&
          drives.length > 0 &&
          trims.length > 0 &&
          popularity > 0 &&
          isWithin(priceNew, 800_000, 100_000_000),
      ),
    ).toEqual([]);
  });

  test('sizes are plausible for a road vehicle', () => {
    expect(
      listBreaches(
        bodies,
        ({ dims }) =>
          dims !== undefined &&
          isWithin(dims.length, 2500, 12_000) &&
          isWithin(dims.width, 1390, 2500) &&
          isWithin(dims.height, 1000, 3800) &&
          isWithin(dims.wheelbase, 1800, 7500),
      ),
    ).toEqual([]);
  });

  test('the popularity of a model is the sum of the popularity of its codes', () => {
    expect(
      listBreaches(models, ({ popularity, bodies: own }) => {
        const sum = own.reduce((total, body) => total + body.popularity, 0);
        return Math.abs(sum - popularity) < 1e-6;
      }),
    ).toEqual([]);
  });
});

test('kei cars comply with the law: 660 cm³, 3.4 × 1.48 m, and with the makers’ agreement on 64 hp', () => {
  const bodies = listMarketModels('japan').flatMap((model) => model.bodies);
  expect(
    listBreaches(
      bodies.filter(({ bodyType }) => bodyType === 'kei'),
      ({ cc, dims }) => cc <= 660 && dims !== undefined && dims.length <= 3400 && dims.width <= 1480,
    ),
  ).toEqual([]);
  const makers = new Set([
    'TOYOTA',
    'HONDA',
    'NISSAN',
    'SUZUKI',
    'DAIHATSU',
    'MAZDA',
    'MITSUBISHI',
    'SUBARU',
  ]);
  const small = bodies.filter(({ brand, cc }) => makers.has(brand) && cc > 0 && cc <= 660);
  expect(small.length).toBeGreaterThan(200);
  expect(listBreaches(small, ({ hp }) => hp <= 64)).toEqual([]);
});

test('no motorcycle is listed twice; their years, displacement and power are plausible', () => {
  expect(listRepeated(BIKES.map(({ brand, model, code }) => `${brand} ${model} ${code}`))).toEqual([]);
  expect(listBreaches(BIKES, hasPlausibleYears)).toEqual([]);
  expect(listBreaches(BIKES, ({ cc, hp }) => isWithin(cc, 49, 2500) && isWithin(hp, 3, 240))).toEqual([]);
});

test('no machine is listed twice; their years, mass, sizes, power and kind are plausible', () => {
  expect(listRepeated(MACHINES.map(({ brand, model }) => `${brand} ${model}`))).toEqual([]);
  expect(listBreaches(MACHINES, hasPlausibleYears)).toEqual([]);
  expect(
    listBreaches(
      MACHINES,
      ({ mass, length, width, height, clearance, hp }) =>
        isWithin(mass, 900, 60_000) &&
        isWithin(length, 2000, 14_000) &&
        isWithin(width, 900, 4500) &&
        isWithin(height, 1900, 4500) &&
        isWithin(clearance, 60, 700) &&
        isWithin(hp, 10, 800),
    ),
  ).toEqual([]);
  expect(listBreaches(MACHINES, ({ kind }) => /^[А-ЯЁ][а-яё -]+$/.test(kind))).toEqual([]);
});
