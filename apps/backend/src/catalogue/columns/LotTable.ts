import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { LIST_FIELDS, NUMBER_FIELDS, type ListField, type NumberField } from '../filter.ts';
import type { Column } from './Column.ts';

/** A value of a lot as SQLite has it. */
export type Cell = string | number | null;

/** The listed lots of one type, a column for each field that is filtered, counted or ordered by. */
export interface LotTable {
  /** Keys of the lots in SQLite, ascending; all columns are in their order. */
  readonly keys: Float64Array;
  readonly columns: readonly Column<Cell>[];
}

/** A lot: its key, and its values in the order of the columns. */
export type LotCells = readonly [key: number, ...cells: Cell[]];

/** What an index is built from: a table with its columns by field. */
export interface IndexData {
  readonly type: CatalogueType;
  readonly keys: Float64Array;
  readonly lists: Readonly<Record<ListField, Column<string>>>;
  readonly numbers: Readonly<Record<NumberField, Column<number | null>>>;
  /** Times of the auctions, by which lists are ordered. */
  readonly date: Column<string>;
}

/** Names the columns of a table: the fields of filters, then the time of the auction. */
export function toIndexData(type: CatalogueType, { keys, columns }: LotTable): IndexData {
  const entries = (fields: readonly string[], from: number) =>
    Object.fromEntries(fields.map((field, at) => [field, columns[from + at]]));
  return {
    type,
    keys,
    lists: entries(LIST_FIELDS, 0) as IndexData['lists'],
    numbers: entries(NUMBER_FIELDS, LIST_FIELDS.length) as IndexData['numbers'],
    date: columns.at(-1) as IndexData['date'],
  };
}

/** Finds the position of a lot, or of the first one with a higher key. */
export function findRow(keys: Float64Array, key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
