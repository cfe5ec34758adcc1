import path from 'node:path';
import type { Database } from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { ORDERS } from '@vvoz/catalogue/query/orders';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openDatabase } from '../db/open.ts';
import { createRunner } from '../db/runner.ts';
import { LIST_FIELDS, NUMBER_FIELDS, type Filter, type ListField, type NumberField } from '../filter.ts';
import { createTestLot, writeLots, type TestLot } from '../testing/lots.ts';
import { findPlace, listChangedKeys, type Place } from '../db/changes.ts';
import { bumpCatalogueVersion, readCatalogueVersion } from '../db/meta.ts';
import { ColumnIndex } from '../columns/ColumnIndex.ts';
import { toIndexData, type LotTable } from '../columns/LotTable.ts';
import { mergeLots } from '../columns/mergeLots.ts';
import { readSnapshot, writeSnapshot } from '../columns/snapshotFile.ts';
import { readChanges, readLots, SHAPE } from './readLots.ts';
import { createIndexQueries, NoIndex } from './indexQueries.ts';
import { createSqliteQueries } from './sqliteQueries.ts';

/** Catalogues, each before and after a change, and queries of each. */
const CATALOGUES = numRuns(3, 60);
const QUERIES = numRuns(40, 180).numRuns;
const NOW = () => new Date('2026-11-25T03:00:00Z');

const open: Database[] = [];
afterEach(() => open.splice(0).forEach((db) => db.close()));

// bike_st assumes the year of a lot without one.
const arbitraryType = fc.constantFrom<CatalogueType>('japan', 'bike_st');

/** Few values, so that lots share them; unknown ones, and codes that several models and brands share. */
const TEXTS = ['', 'A', 'AB', 'B', 'ab', 'Ж', '2026-11-25', '2026-11-26'];
const arbitraryText = fc.constantFrom(...TEXTS);
const arbitraryNumber = fc.oneof(
  fc.constantFrom(null, 0, 1, 2, 2019, 2020, 10_001, 123_456),
  fc.integer({ min: -5, max: 3_000_000_000 }),
);

const LOT_COLUMNS = { brand: 1, model: 1, kuzov: 1, rate: 1, drive: 1, gearbox_kind: 1, color: 1, day: 1 };
const NUMBERS = ['year', 'mileage', 'engine', 'power', 'rate_rank', 'price', 'cost', 'finish', 'length'];

const arbitraryLot = fc.record({
  ...Object.fromEntries(
    [...Object.keys(LOT_COLUMNS), 'auction_date', 'parent', 'age_class', 'fee_class', 'body_type'].map(
      (column) => [column, arbitraryText],
    ),
  ),
  ...Object.fromEntries(NUMBERS.map((column) => [column, arbitraryNumber])),
  status: fc.constantFrom('sold', 'sold', 'not_sold', 'coming', ...TEXTS),
  left_hand: fc.constantFrom(0, 1),
  live: fc.constantFrom(1, 1, 1, 1, 0),
  type: fc.constantFrom('japan', 'japan', 'bike_st'),
}) as unknown as fc.Arbitrary<Partial<TestLot>>;

const arbitraryLots = fc.oneof(
  { weight: 1, arbitrary: fc.array(arbitraryLot, { maxLength: 1 }) },
  { weight: 4, arbitrary: fc.array(arbitraryLot, { minLength: 20, maxLength: 150, size: 'max' }) },
);

const arbitraryListField = fc.constantFrom<ListField>(...LIST_FIELDS);
const arbitraryNumberField = fc.constantFrom<NumberField>(...NUMBER_FIELDS);
const bound = fc.option(
  fc.oneof(
    arbitraryNumber.filter((one) => one !== null),
    fc.constant(0.5),
  ),
  {
    nil: undefined,
  },
);
const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

// Without empty lists of conditions, which no call has: SQLite cannot use a partial index for a constant.
const { filter: arbitraryFilter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      op: fc.constant('in' as const),
      field: arbitraryListField,
      values: fc.array(fc.oneof(arbitraryText, fc.constantFrom('1', '0', 'none')), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc
      .record({ op: fc.constant('range' as const), field: arbitraryNumberField, min: bound, max: bound })
      .map(withoutUndefined),
    fc.record({
      op: fc.constantFrom('contains' as const, 'starts' as const),
      field: fc.constantFrom<ListField>('kuzov', 'model', 'color'),
      text: arbitraryText,
    }),
    fc
      .record({
        op: fc.constant('between' as const),
        field: fc.constant('day' as const),
        min: fc.option(arbitraryText, { nil: undefined }),
        max: fc.option(arbitraryText, { nil: undefined }),
      })
      .map(withoutUndefined),
    fc.record({
      op: fc.constant('and' as const),
      all: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      op: fc.constant('or' as const),
      any: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ op: fc.constant('not' as const), not: tie('filter') }),
  ) as fc.Arbitrary<Filter>,
}));

const arbitraryQuery = fc.record({
  type: arbitraryType,
  filter: arbitraryFilter,
  other: arbitraryFilter,
  order: fc.constantFrom(...ORDERS),
  limit: fc.integer({ min: 0, max: 30 }),
  offset: fc.integer({ min: 0, max: 40 }),
  fields: fc.array(arbitraryListField, { minLength: 1, maxLength: 5 }),
  numbers: fc.array(arbitraryNumberField, { minLength: 1, maxLength: 3 }),
  bins: fc.integer({ min: 1, max: 40 }),
  bounds: fc
    .uniqueArray(fc.integer({ min: 0, max: 3000 }), { maxLength: 3 })
    .map((all) => all.toSorted((a, b) => a - b)),
});
type Query = typeof arbitraryQuery extends fc.Arbitrary<infer Value> ? Value : never;

function finish<Value>(steps: Generator<undefined, Value, undefined>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const toIndex = (type: CatalogueType, table: LotTable) => new ColumnIndex(toIndexData(type, table));

/** Stamps the present lots, as an import does. */
function stamp(db: Database): Place {
  db.transaction(() => bumpCatalogueVersion(db))();
  return findPlace(createRunner(db), readCatalogueVersion(db))!;
}

/** Queries of both drivers over the present lots of a file. */
function openBoth(file: string) {
  const db = openDatabase(file);
  open.push(db);
  const tables = new Map<CatalogueType, LotTable>();
  const indices = new Map<CatalogueType, ColumnIndex>();
  const find = (type: CatalogueType) => {
    const table = tables.get(type) ?? finish(readLots(db, type))!;
    const index = indices.get(type) ?? toIndex(type, table);
    tables.set(type, table);
    indices.set(type, index);
    return index;
  };
  /** As after a restart and an import: the tables come from their snapshots, and what has changed since is merged. */
  const restart = async (place: Place) => {
    const changesOf = finish(readChanges(db, listChangedKeys(db, place)));
    for (const [type, table] of tables) {
      const snapshot = `${file}.${type}`;
      await writeSnapshot(snapshot, { table, place }, SHAPE);
      const read = readSnapshot(snapshot, SHAPE)!;
      expect(read).toEqual({ table, place });
      const merged = finish(mergeLots(read.table, changesOf(type)));
      expect([...merged.keys]).toEqual([...finish(readLots(db, type))!.keys]);
      tables.set(type, merged);
      indices.set(type, toIndex(type, merged));
    }
  };
  return {
    db,
    restart,
    queries: [createSqliteQueries(db, NOW), createIndexQueries(createRunner(db), NOW, find)] as const,
  };
}

type Queries = ReturnType<typeof openBoth>['queries'][number];

// `side` is a number in SQLite; values of list fields are texts.
const asTexts = <T extends { readonly value: unknown }>(options: readonly T[]) =>
  options.map((option) => ({ ...option, value: String(option.value) }));

function answerAll(queries: Queries, query: Query) {
  const { type, filter, other, order, limit, offset, fields, numbers, bins, bounds } = query;
  const [first = 'year'] = numbers;
  const [groupBy = 'brand'] = fields;
  return {
    count: queries.count({ type, filter }),
    list: queries.list({ type, filter, order, limit, offset }).map(({ id }) => id),
    arrivals: queries.arrivals({ type, filter, limit }).map(({ lot }) => lot.id),
    facets: queries
      .facets(
        type,
        fields.map((field, at) => ({ field, filter: at % 2 ? other : filter })),
      )
      .map(asTexts),
    histograms: queries.histograms(
      type,
      numbers.map((field, at) => ({ field, filter: at % 2 ? other : filter, bins })),
    ),
    values: queries.values({ type, filter }, first),
    medians: asTexts(
      queries.medians({ type, filter, groupBy, interval: { field: first, bounds }, fields: numbers }),
    ),
    sales: queries.sales({
      type,
      filter,
      groupings: [
        { by: 'all', price: 'finish' },
        { by: 'month', price: 'cost' },
        { by: 'year', bounds, price: 'finish' },
        { by: 'rateRank', bounds, price: 'cost' },
      ],
    }),
  };
}

test('an index answers as SQLite does, before lots change, and after that from a snapshot and what is new', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryLots,
      arbitraryLots,
      fc.array(arbitraryQuery, { minLength: QUERIES, maxLength: QUERIES, size: 'max' }),
      async (before, after, all) => {
        const file = path.join(createTempDir(), 'vvoz.sqlite');
        const name = (lots: readonly Partial<TestLot>[], prefix: string) =>
          lots.map((lot, at) => createTestLot({ ...lot, external_id: `${prefix}-${at}` }));
        await writeLots(file, name(before, 'old'));
        const { db, restart, queries } = openBoth(file);
        const [sqlite, index] = queries;
        const place = stamp(db);
        for (const query of all) expect(answerAll(index, query)).toEqual(answerAll(sqlite, query));
        await writeLots(file, name(after, 'new'));
        db.exec('delete from lot where key % 3 = 0; update lot set live = 1 - live where key % 5 = 0');
        db.exec(`update lot set cost = coalesce(cost, 0) + 1, color = 'AB' where key % 4 = 0`);
        await restart(place);
        for (const query of all) expect(answerAll(index, query)).toEqual(answerAll(sqlite, query));
      },
    ),
    // Without shrinking, which would repeat hundreds of queries thousands of times.
    { ...CATALOGUES, endOnFailure: true },
  );
}, 1_800_000);

test('without an index: NoIndex', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, []);
  const db = openDatabase(file, { readonly: true });
  open.push(db);
  const queries = createIndexQueries(createRunner(db), NOW, () => undefined);
  expect(() => queries.count({ type: 'japan', filter: { op: 'and', all: [] } })).toThrow(NoIndex);
});
