import { expect, test } from 'vitest';

import { BIKES, MACHINES, listMarketModels } from './lookup.ts';

const count = (values: readonly string[]): number => new Set(values).size;

test('Japan: at least 40 brands, 300 models and 900 body codes', () => {
  const models = listMarketModels('japan');
  expect(count(models.map(({ brand }) => brand))).toBeGreaterThanOrEqual(40);
  expect(models.length).toBeGreaterThanOrEqual(300);
  expect(count(models.flatMap(({ bodies }) => bodies.map(({ code }) => code)))).toBeGreaterThan(900);
});

test.each([
  ['korea', 40],
  ['china', 50],
  ['europe', 40],
] as const)('%s: at least %i models', (market, min) => {
  expect(listMarketModels(market).length).toBeGreaterThanOrEqual(min);
});

test('at least 70 motorcycles and 60 machines, in every body type that is drawn', () => {
  expect(count(BIKES.map(({ brand, model }) => `${brand} ${model}`))).toBeGreaterThanOrEqual(70);
  expect(new Set(BIKES.map(({ bodyType }) => bodyType))).toEqual(
    new Set(['motorcycle_sport', 'motorcycle_classic', 'scooter']),
  );
  expect(MACHINES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(MACHINES.map(({ bodyType }) => bodyType))).toEqual(
    new Set(['excavator', 'wheel_loader', 'bulldozer', 'forklift', 'crane_truck', 'truck']),
  );
});

test('Japanese makes lead the Japanese auctions', () => {
  const models = listMarketModels('japan').toSorted((a, b) => b.popularity - a.popularity);
  expect(models[0]).toMatchObject({ brand: 'TOYOTA', model: 'PRIUS' });
  const home = new Set(['TOYOTA', 'HONDA', 'NISSAN', 'SUZUKI', 'DAIHATSU', 'MAZDA', 'MITSUBISHI', 'SUBARU']);
  const share = (list: typeof models) => list.reduce((sum, { popularity }) => sum + popularity, 0);
  const homeShare = share(models.filter(({ brand }) => home.has(brand))) / share(models);
  expect(homeShare).toBeGreaterThan(0.7);
  expect(homeShare).toBeLessThan(0.92);
});
