import { getYearOrAssumed } from '@vvoz/catalogue/lots/years';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type {
  FacetRequest,
  HistogramRequest,
  ListRequest,
  MedianGroup,
  MedianRequest,
  SalesGroup,
  SalesGrouping,
  SalesRequest,
} from '../CatalogueStore.ts';
import { compareByCount, OWNERS } from '../facetOwners.ts';
import type { Filter, ListField, NumberField } from '../filter.ts';
import { coarsen, findMedian, findUsualRange, makeBins } from '../histogram.ts';
import { ORDER_FIELDS } from '../orderFields.ts';
import {
  combineColumns,
  countAllValues,
  replaceUnknown,
  roundColumn,
  sortRows,
  type Column,
} from './Column.ts';
import { countBits, hasRow, type Bits } from './Bits.ts';
import type { IndexData } from './LotTable.ts';
import { matchFilter, type FilterColumns } from './matchFilter.ts';
import { Selections, type Selection } from './Selections.ts';

/**
 * Conditions whose lots are remembered: the calls of one page, and of the next page of a visitor, have most conditions
 * in common. 8 kB each for 60,000 lots.
 */
const MAX_REMEMBERED = 200;

/** Outcomes of an auction that count as results. */
const OUTCOMES = ['sold', 'not_sold'];
const SOLD = 0;
/** YYYY-MM. */
const MONTH_LENGTH = 7;

interface SortedRows {
  /** Positions of all lots by value, unknown values first, then by key. */
  readonly rows: Uint32Array;
  readonly unknown: number;
}

/** Lists each known value with its number of lots, smallest value first. */
function listCounts(column: Column<number | null>, counts: Uint32Array): [value: number, count: number][] {
  const tally: [number, number][] = [];
  counts.forEach((count, code) => {
    const value = column.values[code];
    if (count > 0 && typeof value === 'number') tally.push([value, count]);
  });
  return tally;
}

/**
 * The listed lots of one type as columns of codes in memory. Answers what the queries of SQLite answer, except for
 * filters by lot number, and returns keys instead of lots. About 100 bytes a lot. It never changes: after an import
 * another one is built.
 */
export class ColumnIndex {
  readonly #data: IndexData;
  readonly #selections: Selections;
  readonly #remembered = new Map<string, Bits>();
  readonly #sorted = new Map<Column<unknown>, SortedRows>();
  readonly #owned = new Map<ListField, Column<readonly string[]>>();
  /** Columns for histograms, which need a few hundred values instead of one for each lot. */
  readonly #coarse = new WeakMap<Column<number | null>, Column<number | null>>();
  #assumed: number | undefined;
  #year: Column<number | null>;

  constructor(data: IndexData) {
    this.#data = data;
    this.#year = data.numbers.year;
    this.#selections = new Selections(data.keys.length);
    for (const [field, owners] of Object.entries(OWNERS) as [ListField, readonly ListField[]][])
      this.#owned.set(field, combineColumns([...owners, field].map((one) => data.lists[one])));
  }

  /** The columns at a moment: a type may assume the year of a lot without one. */
  #at(now: Date): FilterColumns {
    const { lists, numbers, type } = this.#data;
    const assumed = getYearOrAssumed({ type }, now);
    if (assumed !== this.#assumed) {
      this.#remembered.clear();
      this.#selections.forget();
    }
    if (assumed !== undefined && assumed !== this.#assumed)
      this.#year = replaceUnknown(numbers.year, assumed);
    this.#assumed = assumed;
    return {
      all: this.#selections.all,
      list: (field) => lists[field],
      number: (field) => (field === 'year' ? this.#year : numbers[field]),
    };
  }

  #match(columns: FilterColumns, filter: Filter): Bits {
    return matchFilter(columns, filter, (condition, match) => {
      const key = JSON.stringify(condition);
      const before = this.#remembered.get(key);
      if (before) return before;
      const [oldest] = this.#remembered.keys();
      if (this.#remembered.size >= MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
      const bits = match();
      this.#remembered.set(key, bits);
      return bits;
    });
  }

  /** Lists the lots of a filter; the next selection overwrites them. */
  #list(columns: FilterColumns, filter: Filter): Uint32Array {
    return this.#selections.list(this.#match(columns, filter));
  }

  #select(columns: FilterColumns, filter: Filter, key = JSON.stringify(filter)): Selection {
    return this.#selections.select(key, () => this.#match(columns, filter));
  }

  /** Answers requests, with one selection for those with equal filters. */
  #answer<R extends { readonly filter: Filter }, A>(
    columns: FilterColumns,
    requests: readonly R[],
    answer: (request: R, selection: Selection) => A,
  ): A[] {
    const answers: A[] = [];
    const groups = Map.groupBy(requests.entries(), ([, { filter }]) => JSON.stringify(filter));
    // First what is listed already; last the filter of most requests, which is that of the next ones too.
    const rank = (key: string, size: number): number => (this.#selections.isListed(key) ? 0 : size);
    const ordered = [...groups].map(([key, group]) => ({ key, group, rank: rank(key, group.length) }));
    for (const { key, group } of ordered.toSorted((one, other) => one.rank - other.rank))
      for (const [at, request] of group)
        answers[at] = answer(request, this.#select(columns, request.filter, key));
    return answers;
  }

  count(filter: Filter, now: Date): number {
    return countBits(this.#match(this.#at(now), filter));
  }

  /** Keys of a page of lots. */
  keys({ filter, order, limit, offset }: Omit<ListRequest, 'type'>, now: Date): number[] {
    const columns = this.#at(now);
    const bits = this.#match(columns, filter);
    const [name, direction] = order.split('_') as [keyof typeof ORDER_FIELDS, 'asc' | 'desc'];
    const { rows, unknown } = this.#sort(
      name === 'date' ? this.#data.date : columns.number(ORDER_FIELDS[name]),
    );
    const keys: number[] = [];
    let left = offset;
    for (let place = 0; place < rows.length && keys.length < limit; place += 1) {
      // Unknown values are first among the rows, and last in both orders.
      const at = direction === 'desc' ? rows.length - 1 - place : (place + unknown) % rows.length;
      const row = rows[at] as number;
      if (!hasRow(bits, row)) continue;
      if (left > 0) left -= 1;
      else keys.push(this.#data.keys[row] as number);
    }
    return keys;
  }

  /** The highest keys, highest first. */
  newest(filter: Filter, limit: number, now: Date): number[] {
    const rows = this.#list(this.#at(now), filter);
    const newest = rows.subarray(Math.max(0, rows.length - limit)).toReversed();
    return Array.from(newest, (row) => this.#data.keys[row] as number);
  }

  #sort(column: Column<unknown>): SortedRows {
    const before = this.#sorted.get(column);
    if (before) return before;
    const hasUnknown = column.values[0] === null || column.values[0] === '';
    const unknown = hasUnknown ? (countAllValues(column)[0] ?? 0) : 0;
    const sorted = { rows: sortRows(column), unknown };
    this.#sorted.set(column, sorted);
    return sorted;
  }

  /** Options of list fields, highest count first. */
  facets(requests: readonly FacetRequest[], now: Date): FacetOption[][] {
    this.#selections.fuse(requests.map(({ field }) => this.#findOptions(field)));
    return this.#answer(this.#at(now), requests, ({ field }, selection) =>
      this.#countOptions(field, selection),
    );
  }

  #findOptions(field: ListField): Column<unknown> {
    return this.#owned.get(field) ?? this.#data.lists[field];
  }

  #countOptions(field: ListField, selection: Selection): FacetOption[] {
    const owned = this.#owned.get(field);
    const names = OWNERS[field] ?? [];
    const options: FacetOption[] = [];
    this.#selections.countValues(this.#findOptions(field), selection).forEach((count, code) => {
      if (count === 0) return;
      if (!owned) options.push({ value: this.#data.lists[field].values[code] as string, count });
      else {
        const texts = owned.values[code] as readonly string[];
        const owners = Object.fromEntries(names.map((name, at) => [name, texts[at]]));
        options.push({ ...owners, value: texts.at(-1) as string, count });
      }
    });
    return options.toSorted(compareByCount);
  }

  histograms(requests: readonly HistogramRequest[], now: Date): Histogram[] {
    const columns = this.#at(now);
    this.#selections.fuse(requests.map(({ field }) => this.#coarsen(columns.number(field))));
    return this.#answer(columns, requests, ({ field, bins }, selection) => {
      const column = this.#coarsen(columns.number(field));
      return makeBins(listCounts(column, this.#selections.countValues(column, selection)), bins);
    });
  }

  #coarsen(column: Column<number | null>): Column<number | null> {
    const coarse = this.#coarse.get(column) ?? roundColumn(column, coarsen);
    this.#coarse.set(column, coarse);
    return coarse;
  }

  /** Values of a number field with the number of lots, smallest first. */
  values(filter: Filter, field: NumberField, now: Date): [number, number][] {
    const columns = this.#at(now);
    const column = columns.number(field);
    return listCounts(column, this.#selections.countValues(column, this.#select(columns, filter)));
  }

  medians({ filter, groupBy, interval, fields }: Omit<MedianRequest, 'type'>, now: Date): MedianGroup[] {
    const columns = this.#at(now);
    const group = columns.list(groupBy);
    const measured = columns.number(interval.field);
    const { bounds } = interval;
    const intervals = measured.values.map((value) =>
      value === null ? -1 : bounds.filter((bound) => value > bound).length,
    );
    const groups = new Map<number, number[]>();
    for (const row of this.#list(columns, filter)) {
      const code = group.codes[row] as number;
      const place = intervals[measured.codes[row] as number] as number;
      if (place === -1 || group.values[code] === '') continue;
      const key = code * (bounds.length + 1) + place;
      const rows = groups.get(key);
      if (rows) rows.push(row);
      else groups.set(key, [row]);
    }
    return [...groups]
      .toSorted(([one], [other]) => one - other)
      .map(([key, members]) => ({
        value: group.values[Math.floor(key / (bounds.length + 1))] as string,
        interval: key % (bounds.length + 1),
        count: members.length,
        // Without an array of all values, because groups may be small and many.
        medians: fields.map((field) => {
          const { values, codes } = columns.number(field);
          const known = members.flatMap((row) => values[codes[row] as number] ?? []);
          return findMedian(known.map((value) => [coarsen(value), 1]));
        }),
      }));
  }

  sales({ filter, groupings }: Omit<SalesRequest, 'type'>, now: Date): SalesGroup[][] {
    const rows = this.#list(this.#at(now), filter);
    return groupings.map((grouping) => this.#countSales(grouping, rows));
  }

  /** Groups a column's codes: each code has the number of its group, or -1. */
  #group(grouping: SalesGrouping): {
    codes: Column<unknown>['codes'];
    groups: number[];
    names: (string | number)[];
  } {
    const { lists, numbers } = this.#data;
    if (grouping.by === 'all') {
      const { codes, values } = lists.status;
      return { codes, groups: values.map(() => 0), names: [0] };
    }
    if (grouping.by === 'month') {
      const { codes, values } = lists.day;
      const months = values.map((day) => day.slice(0, MONTH_LENGTH));
      const names = [...new Set(months)].filter((month) => month !== '');
      return { codes, groups: months.map((month) => names.indexOf(month)), names };
    }
    // Without assumed years, unlike filters: a result says something of lots of a known year only.
    const { codes, values } = numbers[grouping.by];
    const { bounds } = grouping;
    const groups = values.map((value) =>
      value === null ? -1 : bounds.filter((bound) => value > bound).length,
    );
    return { codes, groups, names: [...bounds.keys(), bounds.length] };
  }

  #countSales(grouping: SalesGrouping, rows: Uint32Array): SalesGroup[] {
    const { codes, groups, names } = this.#group(grouping);
    const { status } = this.#data.lists;
    const groupOf = Int32Array.from(groups);
    const outcomeOf = Int8Array.from(status.values, (value) => OUTCOMES.indexOf(value));
    const prices = this.#coarsen(this.#data.numbers[grouping.price]);
    const counts = new Uint32Array(names.length * OUTCOMES.length);
    const tallies = new Uint32Array(names.length * prices.values.length);
    // Not for … of, which takes twice as long: this runs for every lot and grouping.
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const group = groupOf[codes[row] as number] as number;
      const outcome = outcomeOf[status.codes[row] as number] as number;
      if (group === -1 || outcome === -1) continue;
      const place = group * OUTCOMES.length + outcome;
      counts[place] = (counts[place] as number) + 1;
      if (outcome !== SOLD) continue;
      const cell = group * prices.values.length + (prices.codes[row] as number);
      tallies[cell] = (tallies[cell] as number) + 1;
    }
    return names.flatMap((name, group) => {
      const [sold = 0, unsold = 0] = counts.subarray(group * OUTCOMES.length);
      if (sold + unsold === 0) return [];
      const size = prices.values.length;
      const tally = listCounts(prices, tallies.subarray(group * size, (group + 1) * size));
      const priced = tally.reduce((sum, [, count]) => sum + count, 0);
      return [{ group: name, sold, unsold, priced, quantiles: findUsualRange(tally) }];
    });
  }
}
