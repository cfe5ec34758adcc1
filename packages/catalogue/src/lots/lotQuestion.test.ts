import { describe, expect, test } from 'vitest';
import { CATALOGUE_TYPE_NAMES } from '../types/catalogueTypes.ts';
import {
  findBodyClass,
  findCostBasis,
  findMachineKind,
  findVehicleKind,
  buildLotQuestion,
  type LotCostFacts,
} from './lotQuestion.ts';

const LOT: LotCostFacts = {
  type: 'japan',
  status: 'coming',
  auctionDate: '2026-11-25T09:40:00',
  currency: 'jpy',
  start: 300_000,
  average: 1_200_000,
  finish: 900_000,
  year: 2020,
  month: 5,
  engineCc: 1496,
  powerHp: 109,
  fuel: 'hybrid',
  bodyType: 'Wagon ',
  massKg: 1700,
};

describe('the price that a cost is based on', () => {
  test.each<[string, Partial<LotCostFacts>, ReturnType<typeof findCostBasis>]>([
    ['before an auction: the average of similar lots', {}, { basis: 'average', amount: 1_200_000 }],
    [
      'an estimate by condition, before the average',
      { estimate: 1_100_000 },
      { basis: 'estimate', amount: 1_100_000 },
    ],
    ['an unknown estimate', { estimate: 0 }, { basis: 'average', amount: 1_200_000 }],
    ['without an average the start price', { average: 0 }, { basis: 'start', amount: 300_000 }],
    [
      'without average and start price the final price',
      { average: 0, start: 0 },
      { basis: 'finish', amount: 900_000 },
    ],
    ['after an auction the hammer price', { status: 'sold' }, { basis: 'finish', amount: 900_000 }],
    ['sold at an unknown price', { status: 'sold', finish: 0 }, undefined],
    ['not sold: still the average', { status: 'not_sold' }, { basis: 'average', amount: 1_200_000 }],
    ['nothing is known', { average: 0, start: 0, finish: 0 }, undefined],
    ['an amount below zero counts as unknown', { average: -5, start: -1, finish: -1 }, undefined],
  ])('%s', (_, over, expected) => {
    expect(findCostBasis({ ...LOT, ...over })).toEqual(expected);
  });

  test.each(CATALOGUE_TYPE_NAMES)('%s: the asking price if it has one, else the average', (type) => {
    const fixed = ['left', 'korean', 'china', 'spec', 'stock'].includes(type);
    expect(findCostBasis({ ...LOT, type })?.basis).toBe(fixed ? 'finish' : 'average');
  });

  test('machinery from Japan without an auction uses the asking price, as on its card', () => {
    const { auctionDate: _, ...undated } = LOT;
    expect(findCostBasis({ ...undated, type: 'spec_japan' })).toEqual({ basis: 'finish', amount: 900_000 });
  });
});

test.each([
  ['sedan', 'passenger'],
  ['coupe', 'passenger'],
  ['hatchback', 'passenger'],
  ['wagon', 'passenger'],
  ['kei', 'passenger'],
  ['minivan', 'minivan'],
  ['van', 'minivan'],
  ['suv', 'suv'],
  ['pickup', 'suv'],
  ['truck', 'truck'],
  ['crane_truck', 'truck'],
  [' SUV ', 'suv'],
  ['constructor', undefined],
  ['cabriolet', undefined],
  [undefined, undefined],
])('a body «%s» is of class %s', (bodyType, expected) => {
  expect(findBodyClass(bodyType)).toBe(expected);
});

test.each([
  ['japan', undefined, 'car'],
  ['japan', 'suv', 'car'],
  ['japan', 'truck', 'truck'],
  ['korean', 'truck', 'truck'],
  ['bike', undefined, 'motorcycle'],
  ['bike_st', 'truck', 'motorcycle'],
  ['spec', 'truck', 'machinery'],
  ['spec_japan', undefined, 'machinery'],
] as const)('%s, body class %s: %s', (type, bodyClass, expected) => {
  expect(findVehicleKind(type, bodyClass)).toBe(expected);
});

test.each([
  ['excavator', 'diesel', 'excavator'],
  ['excavator', 'electric', 'excavator'],
  [' Wheel_Loader', undefined, 'loader'],
  ['bulldozer', undefined, 'bulldozer'],
  ['forklift', 'petrol', 'loader'],
  ['forklift', undefined, 'loader'],
  [' Forklift ', 'electric', 'electric_forklift'],
  ['crane_truck', undefined, undefined],
  [undefined, 'electric', undefined],
])('a machine «%s» on %s is of the kind %s', (bodyType, fuel, machine) =>
  expect(findMachineKind(bodyType, fuel)).toBe(machine),
);

const NOW = new Date('2026-11-24T03:00:00Z');

describe('the input of the cost engine', () => {
  test('contains all known facts of a lot', () => {
    expect(buildLotQuestion(LOT, NOW)).toEqual({
      price: 1_200_000,
      currency: 'jpy',
      kind: 'car',
      fuel: 'hybrid',
      displacementCc: 1496,
      powerHp: 109,
      year: 2020,
      month: 5,
      massKg: 1700,
      bodyClass: 'passenger',
      country: 'japan',
      auctionDay: '2026-11-25',
    });
  });

  test('contains what the law needs to know; the feed’s power of a series hybrid does not count', () => {
    const lawFacts = 'fuel=series_hybrid&kindSource=reference&enginePowerKw=60&powersHp=115.57,120';
    const question = buildLotQuestion({ ...LOT, lawFacts }, NOW);
    expect(question).toMatchObject({
      fuel: 'series_hybrid',
      kindSource: 'reference',
      enginePowerKw: 60,
      powersHp: [115.57, 120],
    });
    expect(question).not.toHaveProperty('powerHp');
    expect(buildLotQuestion({ ...LOT, lawFacts: 'category=N1&massMaxKg=2500' }, NOW)).toMatchObject({
      kind: 'car',
      category: 'N1',
      massMaxKg: 2500,
      powerHp: 109,
    });
  });

  test('ignores zeros of feeds and a month without a year; a missing fuel is unknown', () => {
    const { fuel: _, ...withoutFuel } = LOT;
    expect(
      buildLotQuestion({ ...withoutFuel, engineCc: 0, powerHp: 0, year: 0, month: 5, massKg: 0 }, NOW),
    ).toEqual({
      price: 1_200_000,
      currency: 'jpy',
      kind: 'car',
      fuel: 'unknown',
      displacementCc: undefined,
      powerHp: undefined,
      year: undefined,
      month: undefined,
      massKg: undefined,
      bodyClass: 'passenger',
      country: 'japan',
      auctionDay: '2026-11-25',
    });
    expect(buildLotQuestion({ ...LOT, month: 0 }, NOW)).toMatchObject({ year: 2020, month: undefined });
  });

  test('a sold motorcycle without a year is assumed to be four years old (specification, section 5)', () => {
    const { year: _, ...undated } = LOT;
    expect(buildLotQuestion({ ...undated, type: 'bike_st' }, NOW)).toMatchObject({
      year: 2022,
      month: undefined,
    });
    expect(buildLotQuestion({ ...undated, type: 'bike' }, NOW)?.year).toBeUndefined();
  });

  test('has no day without an auction', () =>
    expect(buildLotQuestion({ ...LOT, auctionDate: '' }, NOW)).toMatchObject({ auctionDay: undefined }));

  test('is undefined without a price and for lots in Russia', () => {
    expect(buildLotQuestion({ ...LOT, average: 0, start: 0, finish: 0 }, NOW)).toBeUndefined();
    expect(buildLotQuestion({ ...LOT, type: 'stock', currency: 'rub' }, NOW)).toBeUndefined();
  });

  test.each([
    ['japan', 'japan'],
    ['japan_st', 'japan'],
    ['bike', 'japan'],
    ['bike_st', 'japan'],
    ['spec_japan', 'japan'],
    ['korean', 'korea'],
    ['china', 'china'],
    ['spec', 'china'],
    ['europe', 'europe'],
    ['europe_st', 'europe'],
    ['left', undefined],
  ] as const)('%s comes from %s', (type, country) => {
    expect(buildLotQuestion({ ...LOT, type }, NOW)?.country).toBe(country);
  });
});

test('the input of the cost engine contains every power that the body code was sold with', () => {
  expect(buildLotQuestion({ ...LOT, powerHp: 313, powerOptions: '280,294,313' }, NOW)).toMatchObject({
    powersHp: [280, 294, 313],
  });
  expect(buildLotQuestion({ ...LOT, powerHp: 313, powerOptions: '280,294,313' }, NOW)).not.toHaveProperty(
    'powerHp',
  );
});
