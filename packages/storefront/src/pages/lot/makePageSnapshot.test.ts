import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import * as receipts from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { korean, prius, sold, unknown } from '@vvoz/ui/lots/fixtures.ts';
import { coolray } from '../../testing/lotFixtures.ts';
import { readLotChoice } from '../../model/lotChoice.ts';
import { makePageSnapshot } from './makePageSnapshot.ts';

const COSTS = {
  priceNote: 'средняя цена таких лотов',
  costs: [
    { variant: 'poshlina' as const, response: { ...receipts.powerUnknown, changes: [] } },
    { variant: 'raspil' as const, response: { ...receipts.raspil, changes: [] } },
    { variant: 'construct' as const, problem: 'no_price' as never },
  ],
};
const choice = readLotChoice({}, { variants: ['poshlina'], cities: [] });
const make = (lot: Lot, costs?: typeof COSTS) =>
  JSON.parse(replaceNbsp(JSON.stringify(makePageSnapshot({ lot, choice, costs })))) as ReturnType<
    typeof makePageSnapshot
  >;

test('the shelf keeps what the page of a lot shows', () => {
  const { cells, ...texts } = make(prius, COSTS);
  expect(texts).toEqual({
    lot: 'japan/prius',
    title: 'Toyota Prius · ZVW51 · 2022',
    state: 'live',
    facts: '1,8 л · 98 л.с. · CVT · передний · 64 000 км',
    place: 'USS Tokyo · лот 5123',
    picture: prius.images[1],
    grade: '4',
    auction: 'ср 25 ноя, 09:40 по Токио',
    priceLabel: 'под ключ',
    price: 'Цену посчитает менеджер',
    sure: 'зависит: мощность',
  });
  expect(Object.entries(cells ?? {}).slice(0, 7)).toEqual([
    ['Под ключ, полная пошлина', 'Цену посчитает менеджер'],
    ['Под ключ, распил', '≈ 1,02 млн ₽'],
    ['Насколько точно', 'зависит: мощность'],
    ['Торги', 'ср 25 ноя, 09:40 по Токио'],
    ['Старт', '300 000 ¥'],
    ['Средняя', '1 140 000 ¥'],
    ['Площадка', 'USS Tokyo'],
  ]);
  expect(cells).not.toHaveProperty('Номер кузова');
  expect(Object.values(cells ?? {})).not.toContain('undefined');
});

test('without costs it keeps the lot’s own price; at a fixed price there is no auction', () => {
  expect(make(prius)).toMatchObject({ priceLabel: 'стартовая цена', price: '300 000 ¥' });
  const asked = make(korean);
  expect(asked).toMatchObject({ priceLabel: 'цена', price: '31 500 000 ₩', state: 'live' });
  expect(asked).not.toHaveProperty('auction');
});

test('yuan have a sign of their own, because the shelf also has yen', () => {
  const { price, cells } = make(coolray);
  expect(price).toMatch(/^[\d ]+ CN¥$/);
  expect(cells?.['Цена в Китае']).toBe(price);
});

test('it keeps how a sale ended', () => {
  expect(make(sold)).toMatchObject({ state: 'sold', outcome: 'Продан · пн 23 ноя' });
  expect(make({ ...prius, status: 'removed' }).state).toBe('withdrawn');
});

test('what is unknown is left out', () => {
  const texts = make(unknown);
  for (const name of ['auction', 'place', 'price', 'grade']) expect(texts).not.toHaveProperty(name);
  expect(make({ ...prius, auctionDate: '2026-11-25' }).auction).toBe('ср 25 ноя');
});

test('the costs of a machine are preliminary', () => {
  const spec = { ...prius, type: 'spec' as const, bodyType: 'excavator' };
  expect(make(spec, COSTS).cells).toMatchObject({ 'Под ключ, предварительно': expect.any(String) });
});
