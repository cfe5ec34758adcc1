import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { LIST_FIELDS, NUMBER_FIELDS, type Filter } from '../filter.ts';
import { generateTestLots, writeLots } from '../testing/lots.ts';
import { createSqliteQueries, type SqliteQueries } from './sqliteQueries.ts';

let dir: string;
let db: Database;
let queries: SqliteQueries;
let texts: string[];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vvoz-plan-'));
  const file = path.join(dir, 'vvoz.sqlite');
  await writeLots(file, generateTestLots({ count: 500 }));
  db = openDatabase(file, { readonly: true });
});
afterAll(async () => {
  db.close();
  await rm(dir, { recursive: true });
});
beforeEach(() => {
  queries = createSqliteQueries(db, () => new Date('2026-11-24T03:00:00Z'));
  texts = [];
  const prepare = db.prepare.bind(db);
  vi.spyOn(db, 'prepare').mockImplementation(((text: string) => {
    texts.push(text);
    return prepare(text);
  }) as never);
  return () => vi.restoreAllMocks();
});

/** Returns how SQLite reads the table in each executed statement. */
function explainPlans(): string[] {
  vi.restoreAllMocks();
  return texts.flatMap((text) => {
    const placeholders = text.match(/\?/g)?.length ?? 0;
    const steps = db.prepare(`explain query plan ${text}`).all(...Array(placeholders).fill(1));
    return (steps as { detail: string }[])
      .map(({ detail }) => detail)
      .filter((detail) => /^(SEARCH|SCAN)/.test(detail));
  });
}

const COVERED = /USING COVERING INDEX lot_facets \(type=\?/;
const everyField: Filter = {
  op: 'and',
  all: [
    ...LIST_FIELDS.map((field): Filter => ({ op: 'in', field, values: ['A', 'B'] })),
    ...NUMBER_FIELDS.map((field): Filter => ({ op: 'range', field, min: 1, max: 9 })),
    { op: 'not', not: { op: 'or', any: [{ op: 'in', field: 'color', values: ['x'] }] } },
  ],
};
const wide: Filter = { op: 'in', field: 'color', values: ['white'] };

test.each([
  ['no filter', { op: 'and', all: [] }],
  ['one field', wide],
  ['every field', everyField],
] satisfies [string, Filter][])('counts, options and histograms never read a row: %s', (_, filter) => {
  // Sold motorcycles without a year have an assumed one.
  for (const type of ['japan', 'bike_st'] as const) {
    queries.count({ type, filter });
    queries.facets(
      type,
      LIST_FIELDS.map((field) => ({ field, filter })),
    );
    queries.histograms(
      type,
      NUMBER_FIELDS.map((field) => ({ field, filter, bins: 20 })),
    );
    queries.values({ type, filter }, 'year');
    queries.sales({
      type,
      filter,
      groupings: [
        { by: 'month', price: 'finish' },
        { by: 'year', bounds: [2019], price: 'cost' },
      ],
    });
  }
  queries.results('japan_st', filter, '2026-01-01');
  const plans = explainPlans();
  expect(plans.length).toBeGreaterThanOrEqual(10);
  for (const plan of plans) expect(plan).toMatch(COVERED);
});

test('a list reads only the rows of its page', () => {
  const brand: Filter = { op: 'in', field: 'brand', values: ['TOYOTA'] };
  for (const order of ['date_desc', 'date_asc', 'price_asc', 'year_desc', 'rate_asc'] as const) {
    queries.list({ type: 'japan', filter: brand, order, limit: 12, offset: 0 });
    queries.list({ type: 'japan', filter: wide, order, limit: 12, offset: 30_000 });
  }
  const keyPlans = explainPlans().filter((plan) => !plan.includes('INTEGER PRIMARY KEY'));
  expect(keyPlans.length).toBeGreaterThanOrEqual(6);
  for (const plan of keyPlans) expect(plan).toMatch(COVERED);
});

test('a lot number has an index of its own', () => {
  queries.count({ type: 'japan', filter: { op: 'lot', number: 'a1' } });
  expect(explainPlans()).toEqual([expect.stringContaining('lot_by_number (type=? AND lot_number=?)')]);
});
