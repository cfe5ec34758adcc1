import { expect, test } from 'vitest';
import { listBrandNicknames, listModelNicknames, type NamedEntry } from './shortNames.ts';

const makeModel = (brand: string, name: string, popular = true): NamedEntry => ({
  brand,
  models: [name],
  name,
  popular,
  words: name.toLowerCase().split(' '),
});

test('a short name stands for all models of a brand that share it', () => {
  const models = [makeModel('TOYOTA', 'HIACE VAN', false), makeModel('TOYOTA', 'HIACE WAGON')];
  expect(new Map(listModelNicknames(models, () => false)).get('hiace')).toEqual({
    brand: 'TOYOTA',
    models: ['HIACE VAN', 'HIACE WAGON'],
    name: 'HIACE',
    popular: true,
  });
});

test('a short name that brands share has a target of each, none of them popular', () => {
  const models = [makeModel('TOYOTA', 'LAND PRADO'), makeModel('HONDA', 'CIVIC PRADO')];
  const targets = listModelNicknames(models, () => false).filter(([key]) => key === 'prado');
  expect(targets.map(([, { brand, name, popular }]) => [brand, name, popular])).toEqual([
    ['TOYOTA', 'LAND PRADO', false],
    ['HONDA', 'CIVIC PRADO', false],
  ]);
});

test('neither a version nor the name of another model is a short name', () => {
  const models = [makeModel('HONDA', 'FIT HYBRID'), makeModel('TOYOTA', 'CROWN ESTIMA')];
  const keys = listModelNicknames(models, (key) => key === 'estima').map(([key]) => key);
  expect(keys).toEqual(['fit', 'crown']);
});

test.each([
  ['MERCEDES BENZ', ['mercedes', 'benz']],
  ['LAND ROVER', ['land', 'rover']],
  ['MINI TRUCK', ['mini']],
  ['GAC AION', ['aion']],
  ['TOYOTA', []],
])('the brand %s is also called %j', (name, nicknames) => {
  expect(listBrandNicknames(makeModel(name, name))).toEqual(nicknames);
});
