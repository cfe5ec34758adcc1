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
