import { expect, test } from 'vitest';
import { FACTORS } from './factors.ts';
import type { Sale } from './lot.ts';
import { SaleTable } from './SaleTable.ts';
import { listDemoSales } from './testing/demoSales.ts';

const [FIRST] = listDemoSales(1, 3);
const makeSale = (over: Partial<Sale>): Sale => {
  if (!FIRST) throw new Error('no sale');
  return {
    ...FIRST,
    auction_date: '2026-07-01',
    year: 2019,
    finish: 1000,
    start: 500,
    average: 900,
    ...over,
  };
};

test('a sale without a price, a day or a year is ignored', () => {
  const table = new SaleTable();
  for (const over of [{ finish: 0 }, { finish: -1 }, { auction_date: '' }, { year: null }])
    table.add(makeSale(over));
  expect(table.count).toBe(0);
  table.add(makeSale({}));
  expect(table.count).toBe(1);
});

test('prices are logarithms; a start price that is unknown or 0 is none', () => {
  const table = new SaleTable();
  for (const start of [500, 0, null]) table.add(makeSale({ start }));
  table.add(makeSale({ average: null }));
  expect([...table.prices.subarray(0, 1)]).toEqual([Math.log(1000)]);
  expect([...table.starts.subarray(0, 3)]).toEqual([Math.log(500), Number.NaN, Number.NaN]);
  expect([...table.averages.subarray(2, 4)]).toEqual([900, 0]);
});

test('a table keeps its first sales when it grows, and lists them by day', () => {
  const table = new SaleTable();
  const days = 5000;
  for (let at = 0; at < days; at += 1)
    table.add(
      makeSale({
        finish: at + 1,
        auction_date: `2026-0${1 + (at % 9)}-01`,
        kuzov: `K${at}`,
        equipment: 'AAC',
      }),
    );
  expect(table.count).toBe(days);
  expect(Math.round(Math.exp(table.prices[0] ?? 0))).toBe(1);
  expect(Math.round(Math.exp(table.prices[days - 1] ?? 0))).toBe(days);
  expect([table.wordBits[0], table.wordBits[days - 1]]).toEqual([1, 1]);
  expect([table.averages[0], table.averages[days - 1]]).toEqual([900, 900]);
  expect([table.starts[0], table.starts[days - 1]]).toEqual([Math.log(500), Math.log(500)]);
  expect(table.logKms[days - 1]).toBe(table.logKms[0]);
  expect(table.ages[days - 1]).toBeGreaterThan(1);
  const code = FACTORS.findIndex(({ name }) => name === 'code');
  expect([table.levelIds[code]?.[0], table.levelIds[code]?.[days - 1]]).toEqual([0, days - 1]);
  const rows = table.listRows();
  expect(rows).toHaveLength(days);
  const sorted = [...rows].map((row) => table.days[row] ?? 0);
  expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
});

test('thirty words of equipment are learned, and no further one', () => {
  const table = new SaleTable();
  table.add(makeSale({ equipment: Array.from({ length: 32 }, (_, at) => `W${at}`).join(' ') }));
  table.add(makeSale({ equipment: 'W30 W31 W1' }));
  expect(table.listWords()).toHaveLength(30);
  expect(table.wordBits[1]).toBe(2);
});
