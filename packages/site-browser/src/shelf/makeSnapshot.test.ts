import { expect, test } from 'vitest';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { makeSnapshot } from './makeSnapshot.ts';

const costs = {
  construct: { total: 900_000, usual: { low: 800_000, high: 1_000_000 } },
  poshlina: { total: 1_450_000, usual: { low: 1_300_000, high: 1_620_000 } },
};
const listCells = ({ cells = {} }: ReturnType<typeof makeSnapshot>) =>
  Object.entries(cells).map(([caption, text]) => `${caption}: ${replaceNbsp(text)}`);

test('a comparison begins with what a lot costs, and the first way says how sure that is', () => {
  expect(listCells(makeSnapshot(prius, { ...prius, costs })).slice(0, 9)).toEqual([
    'Под ключ, полная пошлина: ≈ 1,45 млн ₽',
    'Под ключ, конструктор: ≈ 900 тыс. ₽',
    'Насколько точно: обычно 1,30–1,62',
    'Торги: ср 25 ноя, 09:40 по Токио',
    'Старт: 300 000 ¥',
    'Средняя: 1 140 000 ¥',
    'Площадка: USS Tokyo',
    'Номер лота: 5123',
    'Повреждения: A1 передний бампер, U1 левая задняя дверь, A2 задний бампер, W1 левое заднее крыло',
  ]);
});

test('a comparison has no number of the body, which every car has of its own', () => {
  const { cells = {} } = makeSnapshot(prius, prius);
  expect(Object.values(cells)).not.toContain(prius.serial);
  expect(cells['Пробег']).toBeDefined();
});

test.each([
  ['INT:B MARKS:', 'не отмечены'],
  ['MARKS:A1@hood', 'A1 капот'],
  [undefined, undefined],
])('of the sheet %j the comparison says %j', (info, marks) => {
  const { info: _, ...lot } = { ...prius, info };
  const { cells } = makeSnapshot(info === undefined ? lot : { ...lot, info }, prius);
  expect(cells?.['Повреждения']).toBe(marks);
});

test.each<[LotStatus, string]>([
  ['coming', 'live'],
  ['unknown', 'live'],
  ['sold', 'sold'],
  ['not_sold', 'withdrawn'],
  ['cancelled', 'withdrawn'],
  ['removed', 'withdrawn'],
  ['withdrawn', 'withdrawn'],
])('a lot that is %s is %s on the shelf', (status, state) => {
  expect(makeSnapshot({ ...prius, status }, prius).state).toBe(state);
});

test('the card of a lot has its own price where there is no turnkey price, and no text that is not known', () => {
  const lot = { ...bareLot, id: '1', start: 300_000 };
  const { cells: _, ...texts } = makeSnapshot(lot, lot);
  expect({ ...texts, price: replaceNbsp(texts.price ?? '') }).toEqual({
    lot: 'japan/1',
    title: 'Toyota Prius',
    state: 'live',
    priceLabel: 'стартовая цена',
    price: '300 000 ¥',
  });
});

test('a lot at a fixed price has no auction', () => {
  const lot = { ...prius, type: 'korean', currency: 'krw' } as const;
  expect(makeSnapshot(lot, lot).auction).toBeUndefined();
  expect(makeSnapshot(prius, prius).auction).toMatch(/09:40/);
});
