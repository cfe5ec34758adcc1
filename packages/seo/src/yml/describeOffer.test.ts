import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { describeOffer } from './describeOffer.ts';

const PLACE = { origin: 'https://main.example', path: '/cars/1', sets: ['toyota'] };

/** The parameters of an offer by name. */
const describe = (lot: Partial<Lot>): Readonly<Record<string, string>> => {
  const offer = describeOffer({ ...bareLot, costRub: 1, images: ['/a', '/b'], ...lot }, PLACE);
  return Object.fromEntries((offer?.params ?? []).map(({ name, value }) => [name, value]));
};

test('body, engine and seats are those of the catalogue where the source states none', () => {
  const kinds = { bodyKind: 'minivan', engineKind: 'diesel', seats: '7' } as const;
  expect(describe(kinds)).toMatchObject({
    'Тип кузова': 'минивэн',
    'Тип двигателя': 'дизель',
    'Количество мест': '7',
  });
  expect(describe({ ...kinds, bodyType: 'van', fuel: 'petrol' })).toMatchObject({
    'Тип кузова': 'фургон',
    'Тип двигателя': 'бензин',
  });
  expect(Object.keys(describe({}))).not.toContain('Количество мест');
});

test('a lot without a picture of the vehicle or a price is no offer', () => {
  const lot = { ...bareLot, costRub: 1, images: ['/a', '/b'] };
  expect(describeOffer(lot, PLACE)).toBeDefined();
  expect(describeOffer({ ...lot, costRub: undefined }, PLACE)).toBeUndefined();
  expect(describeOffer({ ...lot, images: [] }, PLACE)).toBeUndefined();
});

/** The parameters of an offer with their units. */
const describeRows = (lot: Partial<Lot>): readonly string[] =>
  (describeOffer({ ...bareLot, costRub: 1, images: ['/a', '/b'], ...lot }, PLACE)?.params ?? []).map(
    ({ name, value, unit }) => [name, value, unit].filter(Boolean).join(' '),
  );

const CAR = {
  type: 'japan',
  year: 2019,
  mileageKm: 64_000,
  engineCc: 1797,
  powerHp: 98,
  fuel: 'hybrid',
  gearbox: 'FAT',
  drive: 'FF',
  bodyType: 'hatchback',
  kuzov: 'ZVW51',
  color: 'white',
  leftHand: true,
  rate: '4.5',
} as const satisfies Partial<Lot>;

test('a car has each fact that is known, with its unit', () => {
  expect(describeRows(CAR)).toEqual([
    'Год выпуска 2019',
    'Пробег 64000 км',
    'Объём двигателя 1797 см³',
    'Мощность 98 л.с.',
    'Тип двигателя гибрид',
    'Коробка передач Автомат',
    'Привод передний',
    'Тип кузова хэтчбек',
    'Код кузова ZVW51',
    'Цвет Белый',
    'Руль левый',
    'Оценка 4.5',
  ]);
});

test('a power of the reference is not stated, and the id names the type', () => {
  expect(describe({ powerHp: 98, lawFacts: 'powersHp=98&powerSource=reference' })).not.toHaveProperty(
    'Мощность',
  );
  const offer = describeOffer({ ...bareLot, costRub: 1, images: ['/a', '/b'] }, PLACE);
  expect(offer).toMatchObject({
    id: 'japan-a',
    url: 'https://main.example/cars/1',
    price: 1,
    sets: ['toyota'],
  });
});

test('what is unknown is left out', () => {
  const unknown = describeRows({
    color: '',
    drive: '',
    gearbox: undefined,
    kuzov: '',
    rate: '',
    leftHand: false,
  });
  expect(unknown.filter((row) => /Цвет|Привод|Коробка|Код|Оценка|Руль/.test(row))).toEqual([]);
});

test('a machine has hours of work, not kilometres', () => {
  expect(describeRows({ type: 'spec', mileageKm: 4069 })).toContain('Наработка 4069 м.ч.');
});

test('the name has what is known, and the picture shows the vehicle, not the auction sheet', () => {
  const offer = (lot: Partial<Lot>) =>
    describeOffer(
      { ...bareLot, costRub: 1, brand: 'TOYOTA', model: 'PRIUS', images: ['/a', '/b'], ...lot },
      PLACE,
    );
  expect(offer({ type: 'japan', kuzov: 'ZVW51', year: 2019 })).toMatchObject({
    name: 'Toyota Prius ZVW51 2019',
    picture: 'https://main.example/b',
  });
  expect(offer({ type: 'japan', kuzov: '', withoutSheet: true })).toMatchObject({
    name: 'Toyota Prius',
    picture: 'https://main.example/a',
  });
  expect(offer({ type: 'korean' })?.picture).toBe('https://main.example/a');
});
