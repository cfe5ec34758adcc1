import { describe, expect, test } from 'vitest';

import {
  BIKES,
  MACHINES,
  listBodies,
  findBike,
  findBody,
  findMachine,
  findModel,
  listModels,
  listMarketModels,
} from './lookup.ts';

describe('findBody', () => {
  test('returns displacement, power and fuel of the code, not of the model', () => {
    expect(findBody('TOYOTA', 'PRIUS', 'ZVW50')).toMatchObject({ cc: 1797, hp: 98, fuel: 'hybrid' });
    expect(findBody('TOYOTA', 'PRIUS', 'MXWH60')).toMatchObject({ cc: 1986, hp: 152 });
    expect(findBody('NISSAN', 'LEAF', 'ZE1')).toMatchObject({ cc: 0, hp: 150, fuel: 'electric' });
  });

  test.each([
    ['HYUNDAI', 'SONATA', 'DN8', 'korea'],
    ['KIA', 'SORENTO', 'MQ4', 'korea'],
    ['HYUNDAI', 'SANTA FE', 'TM', 'korea'],
    ['HYUNDAI', 'TUCSON', 'NX4', 'korea'],
    ['GEELY', 'MONJARO', 'KX11', 'china'],
    ['BMW', '3 SERIES', 'G20', 'europe'],
  ])('%s %s %s is of the market %s', (brand, model, code, market) => {
    expect(findBody(brand, model, code)?.market).toBe(market);
  });

  test('does not find a code of another model or a code in lower case', () => {
    expect(findBody('TOYOTA', 'AQUA', 'ZVW50')).toBeUndefined();
    expect(findBody('TOYOTA', 'PRIUS', 'zvw50')).toBeUndefined();
  });
});

test('models, bodies, motorcycles and machines are found by the names of the feeds', () => {
  expect(findModel('HONDA', 'VEZEL')?.bodyType).toBe('suv');
  expect(listBodies('HONDA', 'VEZEL').map(({ code }) => code)).toContain('RU3');
  expect(listModels('DAIHATSU').map(({ model }) => model)).toContain('TANTO');
  expect(listBodies('HONDA', 'NO SUCH')).toEqual([]);
  for (const bike of BIKES) expect(findBike(bike.brand, bike.model, bike.code)).toBe(bike);
  for (const machine of MACHINES) expect(findMachine(machine.brand, machine.model)).toBe(machine);
});

test('a model of several markets is found in Japan first; each market lists its own version', () => {
  expect(findModel('BMW', '3 SERIES')?.market).toBe('japan');
  const european = listMarketModels('europe').find(({ model }) => model === '3 SERIES');
  expect(european?.bodies.every(({ market }) => market === 'europe')).toBe(true);
});
