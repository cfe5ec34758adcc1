import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDERS, type Order } from '@vvoz/catalogue/query/orders';
import { openDatabase } from '../db/open.ts';
import { EVERYTHING, NUMBER_COLUMNS, type Filter } from '../filter.ts';
import { generateTestLots, writeLots } from '../testing/lots.ts';
import { listKeys } from './listKeys.ts';
import { createRunner, type Runner } from '../db/runner.ts';

interface Row {
  readonly key: number;
  readonly color: string;
  readonly auction_date: string;
  readonly price: number | null;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly rate_rank: number | null;
}

/** More lots than a walk along an index visits, and enough for large offsets. */
const LOTS = 1200;
const LIMITS = { maxWalk: 75, minDeepOffset: 1000 };

let dir: string;
let db: Database;
let run: Runner;
let rows: readonly Row[];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vvoz-list-'));
  const file = path.join(dir, 'vvoz.sqlite');
  await writeLots(file, generateTestLots({ count: LOTS }));
  db = openDatabase(file, { readonly: true });
  run = createRunner(db);
  rows = db
    .prepare('select key, color, auction_date, price, year, mileage, rate_rank from lot where live = 1')
    .all() as Row[];
});
afterAll(async () => {
  db.close();
  await rm(dir, { recursive: true });
});

const COLUMNS = {
  date: 'auction_date',
  price: 'price',
  year: 'year',
  mileage: 'mileage',
  rate: 'rate_rank',
} as const satisfies Record<string, keyof Row>;

/** Returns the expected list, computed without SQL. */
function sortRows(order: Order, keep: (row: Row) => boolean): number[] {
  const [name, direction] = order.split('_') as [keyof typeof COLUMNS, string];
  const sign = direction === 'asc' ? 1 : -1;
  const value = (row: Row) => row[COLUMNS[name]] || (row[COLUMNS[name]] === 0 ? 0 : null);
  return rows
    .filter(keep)
    .toSorted((a, b) => {
      const [one, other] = [value(a), value(b)];
      if (one === null || other === null)
        return one === other ? sign * (a.key - b.key) : one === null ? 1 : -1;
      return sign * (one < other ? -1 : one > other ? 1 : a.key - b.key);
    })
    .map((row) => row.key);
}

const FILTERS: readonly (readonly [string, Filter, (row: Row) => boolean])[] = [
  ['no filter', EVERYTHING, () => true],
  [
    'a wide filter',
    { op: 'in', field: 'color', values: ['white', ''] },
    (row) => /^(white)?$/.test(row.color),
  ],
  ['a narrow filter', { op: 'in', field: 'color', values: ['purple'] }, (row) => row.color === 'purple'],
  ['a filter without matches', { op: 'in', field: 'color', values: ['plaid'] }, () => false],
];

test.each(ORDERS.flatMap((order) => FILTERS.map(([name, filter, keep]) => ({ order, name, filter, keep }))))(
  '$order, $name: pages at the start, in the middle, at the end and beyond it',
  ({ order, filter, keep }) => {
    const whole = sortRows(order, keep);
    const page = (limit: number, offset: number) =>
      listKeys(run, { type: 'japan', filter, order, limit, offset }, NUMBER_COLUMNS, LIMITS);
    for (const offset of [0, 5, 70, 550, 1020, whole.length - 30, whole.length - 3, whole.length]) {
      if (offset < 0) continue;
      expect(page(12, offset)).toEqual(whole.slice(offset, offset + 12));
    }
    expect(page(LOTS, 0)).toEqual(whole);
  },
);
