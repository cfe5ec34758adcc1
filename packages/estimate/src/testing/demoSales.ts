import * as feeds from '@vvoz/demo/feeds';
import type { Sale } from '../lot.ts';
import { SaleTable } from '../SaleTable.ts';

type Row = ReturnType<typeof feeds.japanSold> extends Iterable<infer Each> ? Each : never;

export const NOW = new Date('2026-11-21T01:30:00Z');

const toNumber = (text: string): number | null => {
  const value = Number(text);
  return text !== '' && value > 0 ? value : null;
};

/** Converts a row of the demo's archive, roughly as the import does. */
export const toSale = (row: Row): Sale => ({
  brand: row.MARKA_NAME.trim().toUpperCase(),
  model: row.MODEL_NAME.trim().toUpperCase(),
  kuzov: row.MODEL_TYPE.replace(/^[A-Z0-9]{2,3}-(.+)-[A-Z]{5}$/, '$1').trim(),
  year: toNumber(row.YEAR),
  mileage: toNumber(row.MILEAGE),
  engine: toNumber(row.ENG_V),
  rate: row.RATE,
  drive: row.PRIV,
  gearbox_kind: row.KPP,
  grade: row.GRADE,
  color: row.COLOR,
  equipment: row.EQUIP,
  info: row.INFO,
  auction: row.AUCTION,
  auction_date: row.AUCTION_DATE,
  start: (toNumber(row.START) ?? 0) * 1000 || null,
  currency: 'jpy',
  finish: Number(row.FINISH) * 1000,
  average: (toNumber(row.AVG_PRICE) ?? 0) * 1000 || null,
});

/** Lists the sold cars of a small archive. */
export const listDemoSales = (count: number, seed: number): readonly Sale[] =>
  [...feeds.japanSold({ count, seed, now: NOW })]
    .filter(
      ({ STATUS, FINISH, YEAR }) => /^sold/i.test(STATUS) && Number(FINISH) > 0 && /^(19|20)\d\d$/.test(YEAR),
    )
    .map(toSale);

export function createTable(sales: Iterable<Sale>): SaleTable {
  const table = new SaleTable();
  for (const sale of sales) table.add(sale);
  return table;
}
