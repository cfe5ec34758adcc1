import { describe, expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { prius } from '../fixtures.ts';
import { formatEquipment } from './equipment.ts';
import type { Spec } from '../../primitives/SpecTable/SpecTable.tsx';
import { listSpecs } from './specs.ts';

const findSpec = (term: string, changes: Partial<Lot> = {}) => {
  const row = listSpecs({ ...prius, ...changes }).find((one) => one.term === term);
  return { value: row?.value, info: row?.info };
};
const replaceSpaces = (value: Spec['value']) => (typeof value === 'string' ? replaceNbsp(value) : value);
const findValue = (term: string, changes: Partial<Lot> = {}) => replaceSpaces(findSpec(term, changes).value);
const findInfo = (term: string, changes: Partial<Lot> = {}) => replaceSpaces(findSpec(term, changes).info);

test('facts have the order of a buyer’s questions', () =>
  expect(listSpecs(prius).map(({ term, value }) => [term, replaceSpaces(value)])).toEqual([
    ['Год выпуска', 'март 2022'],
    ['Кузов', 'ZVW51 · хэтчбек'],
    ['Комплектация', 'S TOURING SELECTION'],
    ['Двигатель', '1 797 см³ · гибрид'],
    ['Мощность', '98 л.с. · 72 кВт'],
    ['Коробка', 'Вариатор'],
    ['Привод', 'передний'],
    ['Пробег', '64 000 км'],
    ['Цвет', 'серебристый'],
    ['Оценка', '4 · салон B · кузов B'],
    ['Руль', 'правый'],
    ['Номер кузова', 'ZVW51-6184412'],
  ]));

test('a lot without known facts has only dashes', () => {
  expect(listSpecs(bareLot).map(({ value }) => value)).toEqual(Array.from({ length: 12 }, () => undefined));
  expect(
    listSpecs(bareLot)
      .filter(({ info }) => info !== undefined)
      .map(({ term }) => term),
  ).toEqual(['Мощность']);
});

describe.each<[string, Partial<Lot>, string | undefined]>([
  ['Год выпуска', { month: undefined }, '2022'],
  ['Год выпуска', { month: 12 }, 'декабрь 2022'],
  ['Год выпуска', { year: undefined }, undefined],
  ['Кузов', { bodyType: undefined }, 'ZVW51'],
  ['Кузов', { bodyType: undefined, bodyKind: 'minivan' }, 'ZVW51 · минивэн по каталогу'],
  ['Кузов', { bodyKind: 'minivan' }, 'ZVW51 · хэтчбек'],
  ['Мест', { seats: '7' }, '7 по каталогу'],
  ['Двигатель', { engineCc: 0 }, 'гибрид'],
  ['Двигатель', { fuel: undefined }, '1 797 см³'],
  ['Двигатель', { fuel: undefined, engineKind: 'hybrid' }, '1 797 см³ · гибрид по каталогу'],
  ['Двигатель', { fuel: undefined, engineCc: undefined }, undefined],
  ['Коробка', { gearbox: undefined }, undefined],
  ['Оценка', { info: 'EXT:C' }, '4 · кузов C'],
  ['Оценка', { rate: undefined, info: undefined }, undefined],
  ['Руль', { leftHand: true }, 'левый'],
  ['Руль', { leftHand: undefined }, undefined],
])('%s with %j', (term, changes, value) => {
  test(`is ${value}`, () => expect(String(findValue(term, changes))).toBe(String(value)));
});

describe('explanations', () => {
  test('of the body code, if it is known', () => {
    expect(findInfo('Кузов')).toMatch(/^ZVW51 — заводской код/);
    expect(findInfo('Кузов', { kuzov: undefined })).toBeUndefined();
  });

  test('of power, known and unknown', () => {
    expect(findInfo('Мощность')).toMatch(/^От мощности зависит утилизационный сбор: .* ниже\.$/);
    expect(findInfo('Мощность', { powerHp: undefined, kuzov: undefined })).toMatch(/^Источник её не указал/);
  });

  test('of grades, letter by letter', () => {
    expect(findInfo('Оценка', { info: 'INT:A- EXT:D+' })).toMatch(
      /^4 — .*\. Салон A-? — как новый\. Кузов D\+? — изношен, пятна или повреждения\.$/,
    );
    expect(findInfo('Оценка', { rate: undefined, info: 'INT:C EXT:E' })).toBe(
      'Салон C — заметные следы, потёртости. Кузов E — сильно изношен.',
    );
    expect(findInfo('Оценка', { rate: undefined, info: undefined })).toBeUndefined();
  });

  test('of drive and gearbox as the sheet has them', () => {
    expect(findInfo('Привод')).toMatch(/^FF: .*\.$/);
    expect(findInfo('Привод', { drive: undefined })).toBeUndefined();
    expect(findInfo('Коробка', { gearbox: 'FAT' })).toBe('Обычный автомат; на листе FAT.');
    expect(findValue('Коробка', { gearbox: 'FAT' })).toMatch(/ · FAT$/);
    expect(findInfo('Коробка')).toMatch(/^[А-ЯЁ].*\.$/);
    expect(findInfo('Коробка', { gearbox: '???' })).toBeUndefined();
    expect(findValue('Коробка', { gearbox: '???' })).toBe('???');
  });
});

test.each([
  ['AAC', 'климат-контроль'],
  ['WAC', 'климат-контроль на две зоны'],
  ['AC', 'кондиционер'],
  ['PS', 'усилитель руля'],
  ['pw', 'электростёкла'],
  ['AB', 'подушка безопасности'],
  ['NAV', 'навигация'],
  ['TV', 'телевизор'],
  ['BC', 'камера заднего вида'],
  ['AW', 'литые диски'],
  ['SR', 'люк'],
  ['LS', 'кожаный салон'],
  ['RS', 'спойлер'],
  ['ETC', 'датчик платных дорог'],
  ['4WD', 'полный привод'],
  ['xyz', 'xyz'],
])('equipment %s is %s', (code, text) => expect(formatEquipment(code)).toBe(text));

const MACHINE = {
  ...bareLot,
  type: 'spec',
  year: 2021,
  bodyType: 'excavator',
  fuel: 'diesel',
  powerHp: 160,
  mileageKm: 4120,
  massKg: 21_900,
  lengthMm: 9600,
  heightMm: 3200,
} as const satisfies Lot;

test('a machine has hours of work and measures, and no remark about the rules for cars', () => {
  const specs = listSpecs(MACHINE);
  expect(specs.map(({ term, value }) => [term, replaceSpaces(value)])).toEqual([
    ['Год выпуска', '2021'],
    ['Вид техники', 'экскаватор'],
    ['Двигатель', 'дизель'],
    ['Мощность', '160 л.с. · 118 кВт'],
    ['Наработка', '4 120 м.ч.'],
    ['Масса', '21 900 кг'],
    ['Длина × ширина × высота', '9 600 × — × 3 200 мм'],
    ['Клиренс', undefined],
  ]);
  expect(specs.every(({ info }) => info === undefined)).toBe(true);
  const unmeasured = listSpecs({ ...bareLot, type: 'spec', clearanceMm: 430 });
  expect(unmeasured.slice(-3).map(({ value }) => replaceSpaces(value))).toEqual([
    undefined,
    undefined,
    '430 мм',
  ]);
  const lorry = listSpecs({ ...MACHINE, bodyType: 'truck', color: 'white', drive: 'FR' });
  expect(lorry.find(({ term }) => term === 'Пробег')?.value).toBe('4\u00A0120\u00A0км');
  expect(lorry.filter(({ term }) => term === 'Цвет')).toHaveLength(1);
  expect(lorry.slice(-2).map(({ term }) => term)).toEqual(['Привод', 'Цвет']);
});
