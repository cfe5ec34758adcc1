import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { describeCompared } from './compared.ts';

const SALES = [
  { id: 'a', day: '2026-11-02', price: 700_000, year: 2019, mileage: 78_400, grade: '4.5' },
  { id: 'b', day: '2026-10-02', price: 650_000, year: 2018, mileage: 52_100, grade: 'R' },
  { id: 'c', day: '2026-09-02', price: 750_000, year: 2020, grade: '4' },
];

test.each([
  [SALES, 412, '3 продажи, ближайшие из 412 продаж за год: 2018–2020 год, 52–78 тыс. км, оценка R–4,5'],
  [SALES.slice(0, 1), 1, '1 продажа за год: 2019 год, 78 тыс. км, оценка 4,5'],
  [[{ id: 'x', day: '2026-09-02', price: 1 }], 21, '1 продажа, ближайшие из 21 продажи за год'],
])('says how many sales, which years, mileage and grades', (sales, total, text) => {
  expect(replaceNbsp(describeCompared(sales, total))).toBe(text);
});
