import { describe, expect, test } from 'vitest';

import { BIKES, MACHINES, listMarketModels } from './lookup.ts';
import { MARKETS, STILL_MADE } from './vocabulary.ts';

const THIS_YEAR = new Date().getFullYear();
const NAME = /^[A-Z0-9][A-Z0-9 .:&'/+()-]*$/;

interface Made {
  yearFrom: number;
  yearTo: number;
}

const yearsAreSound = ({ yearFrom, yearTo }: Made): boolean =>
  yearFrom >= 1985 &&
  yearFrom <= THIS_YEAR &&
  yearFrom <= yearTo &&
  (yearTo === STILL_MADE || yearTo <= THIS_YEAR);

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** Lists the names of entries that break a rule, so that a failure is readable. */
const breaking = <T extends { brand: string; model: string; code?: string }>(
  list: readonly T[],
  rule: (item: T) => boolean,
): string[] =>
  list
    .filter((item) => !rule(item))
    .map(({ brand, model, code }) => `${brand} ${model} ${code ?? ''}`.trim());

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe.each(MARKETS)('cars of %s', (market) => {
  const models = listMarketModels(market);
  const bodies = models.flatMap((model) => model.bodies);

  test('a market has each model once, a model has each code once', () => {
    expect(repeated(models.map(({ brand, model }) => `${brand} ${model}`))).toEqual([]);
    expect(repeated(bodies.map(({ brand, model, code }) => `${brand} ${model} ${code}`))).toEqual([]);
  });

  test('names are Latin and upper case', () => {
    expect(
      breaking(bodies, ({ brand, model, code }) => [brand, model, code].every((name) => NAME.test(name))),
    ).toEqual([]);
  });

  test('years', () => {
    expect(breaking(bodies, yearsAreSound)).toEqual([]);
  });

  test('power 20…800 hp, up to 1600 hp for the strongest electric cars', () => {
    expect(breaking(bodies, ({ hp, fuel }) => within(hp, 20, fuel === 'electric' ? 1600 : 800))).toEqual([]);
  });

  test('electric cars, and only those, have no displacement', () => {
    expect(breaking(bodies, ({ cc, fuel }) => (cc === 0) === (fuel === 'electric'))).toEqual([]);
    expect(breaking(bodies, ({ cc }) => cc === 0 || within(cc, 600, 26_000))).toEqual([]);
  });

  test('every body has a gearbox, a drive, trims, a weight and a price', () => {
    expect(
      breaking(
        bodies,
        ({ gearboxes, drives, trims, popularity, priceNew }) =>
          gearboxes.length > 0 &&
          drives.length > 0 &&
          trims.length > 0 &&
          popularity > 0 &&
          within(priceNew, 800_000, 100_000_000),
      ),
    ).toEqual([]);
  });

  test('sizes are plausible for a road vehicle', () => {
    expect(
      breaking(
        bodies,
        ({ dims }) =>
          dims !== undefined &&
          within(dims.length, 2500, 12_000) &&
          within(dims.width, 1390, 2500) &&
          within(dims.height, 1000, 3800) &&
          within(dims.wheelbase, 1800, 7500),
      ),
    ).toEqual([]);
  });

  test('the weights of the codes add up to the model’s', () => {
    expect(
      breaking(models, ({ popularity, bodies: own }) => {
        const sum = own.reduce((total, body) => total + body.popularity, 0);
        return Math.abs(sum - popularity) < 1e-6;
      }),
    ).toEqual([]);
  });
});

test('kei cars keep within the law: 660 cm³, 3.4 × 1.48 m, and the makers’ agreement on 64 hp', () => {
  const bodies = listMarketModels('japan').flatMap((model) => model.bodies);
  expect(
    breaking(
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
  expect(breaking(small, ({ hp }) => hp <= 64)).toEqual([]);
});

test('motorcycles', () => {
  expect(repeated(BIKES.map(({ brand, model, code }) => `${brand} ${model} ${code}`))).toEqual([]);
  expect(breaking(BIKES, yearsAreSound)).toEqual([]);
  expect(breaking(BIKES, ({ cc, hp }) => within(cc, 49, 2500) && within(hp, 3, 240))).toEqual([]);
});

test('machines', () => {
  expect(repeated(MACHINES.map(({ brand, model }) => `${brand} ${model}`))).toEqual([]);
  expect(breaking(MACHINES, yearsAreSound)).toEqual([]);
  expect(
    breaking(
      MACHINES,
      ({ mass, length, width, height, clearance, hp }) =>
        within(mass, 900, 60_000) &&
        within(length, 2000, 14_000) &&
        within(width, 900, 4500) &&
        within(height, 1900, 4500) &&
        within(clearance, 60, 700) &&
        within(hp, 10, 800),
    ),
  ).toEqual([]);
  expect(breaking(MACHINES, ({ kind }) => /^[А-ЯЁ][а-яё -]+$/.test(kind))).toEqual([]);
});
