import { expect, test } from 'vitest';
import { LearntPowers, type PowerSample } from './learntPowers.ts';

const CAR = { brand: 'TOYOTA', model: 'VITZ', kuzov: 'KSP130', engine: 1000, fuel: 'petrol' } as const;
const createSample = (year: number, drive: PowerSample['drive'], power: number, lots = 3): PowerSample => ({
  ...CAR,
  year,
  drive,
  power,
  lots,
});

test('lots of the same drive and near years decide, then those of near years, then all', () => {
  const learnt = new LearntPowers([
    createSample(2018, 'FF', 69),
    createSample(2018, '4WD', 75),
    createSample(2021, 'FF', 80),
    createSample(2021, 'FR', 90, 2),
  ]);
  const find = (year: number | null, drive: PowerSample['drive']) => learnt.find({ ...CAR, year, drive });
  expect(find(2018, 'FF')).toEqual([69]);
  expect(find(2019, '4WD')).toEqual([75]);
  expect(find(2017, '')).toEqual([69, 75]);
  expect(find(2020, 'FF')).toEqual([80]);
  // Two lots are too few.
  expect(find(2020, 'FR')).toEqual([80, 90]);
  expect(find(2023, 'FF')).toEqual([69, 90]);
  expect(find(null, 'FF')).toEqual([69, 80]);
});

test('a fuel is learnt from three lots that state the same one', () => {
  const findFuel = (...lots: readonly (readonly ['petrol' | 'hybrid' | 'diesel', number])[]) =>
    new LearntPowers(
      [],
      lots.map(([fuel, count]) => ({ ...CAR, fuel, lots: count })),
    ).findFuel(CAR);
  expect(findFuel(['petrol', 2])).toBeUndefined();
  expect(findFuel(['petrol', 3])).toBe('petrol');
  expect(findFuel(['petrol', 3], ['hybrid', 3])).toBeUndefined();
  // One of many is a mistake of the feed.
  expect(findFuel(['diesel', 1], ['petrol', 30])).toBe('petrol');
});
