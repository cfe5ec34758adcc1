import { expect, test } from 'vitest';
import { listCompareRows } from './compareRows.ts';

test('rows have the order of the first lot that has them; a missing value is a difference', () => {
  const rows = listCompareRows([
    { cells: { Год: '2020', Цвет: 'белый' } },
    { cells: { Год: '2020', Руль: 'правый' } },
    {},
  ]);
  expect(rows).toEqual([
    { caption: 'Год', values: ['2020', '2020', undefined], differs: true },
    { caption: 'Цвет', values: ['белый', undefined, undefined], differs: true },
    { caption: 'Руль', values: [undefined, 'правый', undefined], differs: true },
  ]);
});

test('a lot that was read from a card has only the values of the card', () => {
  expect(listCompareRows([{ price: '1 448 982 ₽', grade: '4' }])).toEqual([
    { caption: 'Цена', values: ['1 448 982 ₽'], differs: false },
    { caption: 'Оценка', values: ['4'], differs: false },
  ]);
});

test('equal values are no difference', () => {
  expect(listCompareRows([{ cells: { Год: '2020' } }, { cells: { Год: '2020' } }])).toEqual([
    { caption: 'Год', values: ['2020', '2020'], differs: false },
  ]);
});
