import type { Filter, ListField, NumberField } from '../filter.ts';
import { complement, intersect, matchCodes, unite, type Bits } from './Bits.ts';
import { findPlace, type Column } from './Column.ts';

/** What a filter reads. */
export interface FilterColumns {
  readonly list: (field: ListField) => Column<string>;
  readonly number: (field: NumberField) => Column<number | null>;
  readonly all: Bits;
}

const matchTexts = ({ values, codes }: Column<string>, matches: (text: string) => boolean): Bits =>
  matchCodes(
    codes,
    Uint8Array.from(values, (value) => Number(matches(value))),
  );

/**
 * Returns the lots that match a filter. Means the same as `compileFilter` of SQLite, except that an index has no lot
 * numbers.
 * @param remember returns the lots of a single condition, from a memory if it has them
 */
export function matchFilter(
  columns: FilterColumns,
  filter: Filter,
  remember: (condition: Filter, match: () => Bits) => Bits,
): Bits {
  const match = (part: Filter) => matchFilter(columns, part, remember);
  const matchList = (field: ListField, matches: (text: string) => boolean) =>
    remember(filter, () => matchTexts(columns.list(field), matches));
  switch (filter.op) {
    case 'and':
      return intersect(filter.all.map(match), columns.all);
    case 'or':
      return unite(filter.any.map(match), columns.all);
    case 'not':
      return complement(match(filter.not), columns.all);
    case 'in': {
      const values = new Set(filter.values);
      return matchList(filter.field, (text) => values.has(text));
    }
    case 'contains':
      return matchList(filter.field, (text) => text.includes(filter.text));
    case 'starts':
      return matchList(filter.field, (text) => text.startsWith(filter.text));
    case 'between': {
      const { min, max } = filter;
      return matchList(
        filter.field,
        (text) => text !== '' && (min === undefined || text >= min) && (max === undefined || text <= max),
      );
    }
    case 'range': {
      const { field, min = -Infinity, max = Infinity } = filter;
      return remember(filter, () => {
        const { values, codes } = columns.number(field);
        const first = findPlace(values, min);
        const last = findPlace(values, max);
        const end = values[last] === max ? last + 1 : last;
        return matchCodes(codes, new Uint8Array(values.length).fill(1, first, Math.max(first, end)));
      });
    }
    case 'lot':
    case 'lotContains':
      throw new Error('an index has no lot numbers');
    default:
      return filter satisfies never;
  }
}

/** True if a filter mentions lot numbers, which only SQLite has. */
export const mentionsLot = (filter: Filter): boolean => {
  switch (filter.op) {
    case 'and':
      return filter.all.some(mentionsLot);
    case 'or':
      return filter.any.some(mentionsLot);
    case 'not':
      return mentionsLot(filter.not);
    default:
      return filter.op === 'lot' || filter.op === 'lotContains';
  }
};
