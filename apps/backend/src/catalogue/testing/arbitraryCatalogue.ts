import fc from 'fast-check';
import { ORDERS } from '@vvoz/catalogue/query/orders';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { CatalogueStore } from '../CatalogueStore.ts';
import { LIST_FIELDS, NUMBER_FIELDS, type Filter, type ListField, type NumberField } from '../filter.ts';
import { createTestLot, type TestLot } from './lots.ts';

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

export const arbitraryLots = fc.oneof(
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

/** What is asked of a store, with answers of every kind. */
export const arbitraryQuery = fc.record({
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

// `side` is a number in SQLite; values of list fields are texts.
const asTexts = <T extends { readonly value: unknown }>(options: readonly T[]) =>
  options.map((option) => ({ ...option, value: String(option.value) }));

type Asked = 'count' | 'list' | 'arrivals' | 'facets' | 'histograms' | 'values' | 'medians' | 'sales';

/** Queries that answer at once or later. */
type Queries = {
  readonly [Name in Asked]: (
    ...args: Parameters<CatalogueStore[Name]>
  ) => Awaited<ReturnType<CatalogueStore[Name]>> | ReturnType<CatalogueStore[Name]>;
};

/** Answers a query in every way that a store can. */
export async function answerAll(queries: Queries, query: Query) {
  const { type, filter, other, order, limit, offset, fields, numbers, bins, bounds } = query;
  const [first = 'year'] = numbers;
  const [groupBy = 'brand'] = fields;
  return {
    count: await queries.count({ type, filter }),
    list: (await queries.list({ type, filter, order, limit, offset })).map(({ id }) => id),
    arrivals: (await queries.arrivals({ type, filter, limit })).map(({ lot }) => lot.id),
    facets: (
      await queries.facets(
        type,
        fields.map((field, at) => ({ field, filter: at % 2 ? other : filter })),
      )
    ).map(asTexts),
    histograms: await queries.histograms(
      type,
      numbers.map((field, at) => ({ field, filter: at % 2 ? other : filter, bins })),
    ),
    values: await queries.values({ type, filter }, first),
    medians: asTexts(
      await queries.medians({ type, filter, groupBy, interval: { field: first, bounds }, fields: numbers }),
    ),
    sales: await queries.sales({
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

/** Makes lots with ids of their own: `old-0`, `old-1` … */
export const nameLots = (lots: readonly Partial<TestLot>[], prefix: string): TestLot[] =>
  lots.map((lot, at) => createTestLot({ ...lot, external_id: `${prefix}-${at}` }));

/** Removes, withdraws, lists again and changes lots, as imports do. */
export const CHANGE_LOTS = `delete from lot where key % 3 = 0;
  update lot set live = 1 - live where key % 5 = 0;
  update lot set cost = coalesce(cost, 0) + 1, color = 'AB' where key % 4 = 0`;
