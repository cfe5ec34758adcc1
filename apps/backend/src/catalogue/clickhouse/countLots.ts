import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type {
  FacetRequest,
  HistogramRequest,
  MedianGroup,
  MedianRequest,
  SalesGroup,
  SalesGrouping,
  SalesRequest,
} from '../CatalogueStore.ts';
import { compareByCount, OWNERS } from '../facetOwners.ts';
import { NUMBER_COLUMNS } from '../filter.ts';
import { findMedian, findUsualRange, makeBins } from '../histogram.ts';
import type { NumberColumns } from '../sqlite/numberColumns.ts';
import type { Sql } from '../sqlite/compileFilter.ts';
import { compileFilter, textColumn } from './compileFilter.ts';
import type { ClickHouse } from './openClickHouse.ts';
import { compileListed, type Pin } from './readPin.ts';

/** What every query of a call needs. */
export interface Call {
  readonly clickHouse: ClickHouse;
  readonly pin: Pin;
  /** The number columns of the type. */
  readonly numbers: NumberColumns;
}

/** Largest power of ten above which numbers are not made coarser. */
const MAX_POWER = 17;

/** Rounds a number down as `coarsen` does. */
function compileCoarse(column: string): string {
  const steps = Array.from({ length: MAX_POWER - 4 }, (_, at) => {
    const grain = 10 ** (at + 2);
    return `${column} < ${grain * 1000}, intDiv(${column}, ${grain}) * ${grain}`;
  });
  return `multiIf(${column} < 10000, ${column}, ${steps.join(', ')}, ${column})`;
}

/** Runs several statements as one. Each begins with the number of its request. */
async function queryAll<Row>(clickHouse: ClickHouse, statements: readonly Sql[]): Promise<Row[]> {
  if (statements.length === 0) return [];
  return clickHouse.all<Row>(
    statements.map(({ text }) => text).join('\nunion all\n'),
    statements.flatMap(({ params }) => params),
  );
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Counts the options of list fields, biggest first. */
export async function countFacets(
  { clickHouse, pin, numbers }: Call,
  type: CatalogueType,
  requests: readonly FacetRequest[],
): Promise<FacetOption[][]> {
  interface Row {
    readonly r: number;
    readonly a: string;
    readonly b: string;
    readonly v: string;
    readonly n: number;
  }
  const rows = await queryAll<Row>(
    clickHouse,
    requests.map(({ field, filter }, at) => {
      const listed = compileListed(pin, type, compileFilter(filter, numbers));
      const [first, second] = OWNERS[field] ?? [];
      const owners = [first, second].map((owner) => (owner ? textColumn(owner) : `''`));
      return {
        text: `select toUInt16(${at}) as r, ${owners[0]} as a, ${owners[1]} as b, ${textColumn(field)} as v, sum(sign) as n
          ${listed.text} group by a, b, v having n > 0`,
        params: listed.params,
      };
    }),
  );
  const byRequest = Map.groupBy(rows, ({ r }) => r);
  return requests.map(({ field }, at) => {
    const [first, second] = OWNERS[field] ?? [];
    return (
      (byRequest.get(at) ?? [])
        // Options of the same count and value are in the order of their owners.
        .toSorted((one, other) => compareTexts(one.a, other.a) || compareTexts(one.b, other.b))
        .map(({ a, b, v, n }) => ({
          ...(first ? { [first]: a } : {}),
          ...(second ? { [second]: b } : {}),
          value: v,
          count: n,
        }))
        .toSorted(compareByCount)
    );
  });
}

/** Builds histograms of number fields. */
export async function countHistograms(
  { clickHouse, pin, numbers }: Call,
  type: CatalogueType,
  requests: readonly HistogramRequest[],
): Promise<Histogram[]> {
  interface Row {
    readonly r: number;
    readonly v: number;
    readonly n: number;
  }
  const rows = await queryAll<Row>(
    clickHouse,
    requests.map(({ field, filter }, at) => {
      const { text, params } = compileListed(pin, type, compileFilter(filter, numbers));
      return {
        text: `select toUInt16(${at}) as r, toInt64(${compileCoarse(`assumeNotNull(${numbers[field]})`)}) as v, sum(sign) as n
          ${text} and isNotNull(${numbers[field]}) group by v having n > 0`,
        params,
      };
    }),
  );
  const byRequest = Map.groupBy(rows, ({ r }) => r);
  return requests.map(({ bins }, at) =>
    makeBins(
      (byRequest.get(at) ?? []).map(({ v, n }) => [v, n]),
      bins,
    ),
  );
}

/** The interval of a number: how many bounds are below it. */
const compileInterval = (column: string, bounds: readonly number[]): string =>
  ['toUInt16(0)', ...bounds.map(() => `ifNull(${column} > ?, 0)`)].join(' + ');

/** Finds the medians of a request. */
export async function findMedians(
  { clickHouse, pin, numbers }: Call,
  { type, filter, groupBy, interval: { field, bounds }, fields }: MedianRequest,
): Promise<MedianGroup[]> {
  interface Row {
    /** 0: the lots of a group. Further ones: the values of the fields. */
    readonly r: number;
    readonly g: string;
    readonly i: number;
    readonly v: number;
    readonly n: number;
  }
  const { text, params } = compileListed(pin, type, compileFilter(filter, numbers));
  const group = textColumn(groupBy);
  const rows = await queryAll<Row>(
    clickHouse,
    [undefined, ...fields].map((one, at) => {
      const column = one && `assumeNotNull(${numbers[one]})`;
      return {
        text: `select toUInt16(${at}) as r, ${group} as g, toUInt32(${compileInterval(numbers[field], bounds)}) as i,
            toInt64(${column ? compileCoarse(column) : '0'}) as v, sum(sign) as n
          ${text} and ${group} <> '' and isNotNull(${numbers[field]})${one ? ` and isNotNull(${numbers[one]})` : ''}
          group by g, i, v having n > 0`,
        params: [...bounds, ...params],
      };
    }),
  );
  const tallies = Map.groupBy(rows, ({ r, g, i }) => `${r} ${i} ${g}`);
  return rows
    .filter(({ r }) => r === 0)
    .toSorted((one, other) => compareTexts(one.g, other.g) || one.i - other.i)
    .map(({ g, i, n }) => ({
      value: g,
      interval: i,
      count: n,
      medians: fields.map((_, at) =>
        findMedian((tallies.get(`${at + 1} ${i} ${g}`) ?? []).map((row) => [row.v, row.n])),
      ),
    }));
}

/** The group of a lot, and the condition that it has one. */
function compileGroup(grouping: SalesGrouping): { readonly name: Sql; readonly isKnown: string } {
  if (grouping.by === 'all') return { name: { text: `'0'`, params: [] }, isKnown: '1' };
  if (grouping.by === 'month')
    return { name: { text: 'substring(day, 1, 7)', params: [] }, isKnown: `day <> ''` };
  // Without assumed years, as in SQLite.
  const column = NUMBER_COLUMNS[grouping.by];
  return {
    name: { text: `toString(${compileInterval(column, grouping.bounds)})`, params: grouping.bounds },
    isKnown: `isNotNull(${column})`,
  };
}

/** Finds the results of a request. */
export async function findSales(
  { clickHouse, pin, numbers }: Call,
  { type, filter, groupings }: SalesRequest,
): Promise<SalesGroup[][]> {
  interface Row {
    readonly r: number;
    readonly g: string;
    readonly s: 'sold' | 'not_sold';
    readonly priced: number;
    readonly v: number;
    readonly n: number;
  }
  const { text, params } = compileListed(pin, type, compileFilter(filter, numbers));
  const rows = await queryAll<Row>(
    clickHouse,
    groupings.map((grouping, at) => {
      const { name, isKnown } = compileGroup(grouping);
      const price = NUMBER_COLUMNS[grouping.price];
      return {
        text: `select toUInt16(${at}) as r, ${name.text} as g, status as s, toUInt8(isNotNull(${price})) as priced,
            toInt64(${compileCoarse(`ifNull(${price}, 0)`)}) as v, sum(sign) as n
          ${text} and status in ('sold', 'not_sold') and ${isKnown} group by g, s, priced, v having n > 0`,
        params: [...name.params, ...params],
      };
    }),
  );
  const sum = (some: readonly Row[]) => some.reduce((total, { n }) => total + n, 0);
  return groupings.map(({ by }, at) =>
    [
      ...Map.groupBy(
        rows.filter(({ r }) => r === at),
        ({ g }) => g,
      ),
    ]
      .map(([name, all]): SalesGroup => {
        const soldRows = all.filter(({ s }) => s === 'sold');
        const prices = soldRows
          .filter(({ priced }) => priced === 1)
          .toSorted((one, other) => one.v - other.v);
        return {
          group: by === 'month' ? name : Number(name),
          sold: sum(soldRows),
          unsold: sum(all) - sum(soldRows),
          priced: sum(prices),
          quantiles: findUsualRange(prices.map(({ v, n }) => [v, n])),
        };
      })
      .toSorted((one, other) => (one.group < other.group ? -1 : 1)),
  );
}
