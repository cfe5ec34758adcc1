/** Codes of a column, one for each lot: two bytes where that is enough. */
export type Codes = Uint16Array | Uint32Array;

/**
 * A column of an index: its distinct values, smallest first, and the position of each lot's value among them. An unknown
 * number (null) or text ('') is the first value, as in SQLite.
 */
export interface Column<T> {
  readonly values: readonly T[];
  readonly codes: Codes;
}

/** Creates zeroed codes for `length` lots of a column with `size` values. */
export const createCodes = (size: number, length: number): Codes =>
  size <= 0x1_00_00 ? new Uint16Array(length) : new Uint32Array(length);

const compareValues = (one: unknown, other: unknown): number => {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return (one as string) < (other as string) ? -1 : 1;
};

/** Collects the values of `length` lots. */
export class ColumnBuilder<T> {
  readonly #places = new Map<T, number>();
  readonly #collected: Uint32Array;
  #length = 0;

  constructor(length: number) {
    this.#collected = new Uint32Array(length);
  }

  add(value: T): void {
    let place = this.#places.get(value);
    if (place === undefined) this.#places.set(value, (place = this.#places.size));
    this.#collected[this.#length++] = place;
  }

  /** Builds the column with the lots in another order: `order` has their positions. */
  build(order: Uint32Array): Column<T> {
    const sorted = [...this.#places].toSorted(([one], [other]) => compareValues(one, other));
    const ranks = new Uint32Array(sorted.length);
    sorted.forEach(([, place], rank) => (ranks[place] = rank));
    const codes = createCodes(sorted.length, order.length);
    for (let row = 0; row < order.length; row += 1)
      codes[row] = ranks[this.#collected[order[row] as number] as number] as number;
    return { values: sorted.map(([value]) => value), codes };
  }
}

/** Finds the place of a value, or -1. */
function findValue(values: readonly unknown[], value: unknown): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] === value) return middle;
    if (compareValues(values[middle], value) < 0) low = middle + 1;
    else high = middle;
  }
  return -1;
}

/** Adds the values of changed lots to those of a column. Without new ones there are no `ranks`: all codes stay. */
export function addValues<T>(
  { values: before }: Column<T>,
  cells: readonly T[],
): {
  readonly values: readonly T[];
  /** The new code of each code before. */
  readonly ranks?: Uint32Array;
  /** The code of each cell. */
  readonly codesOf: Uint32Array;
} {
  const codeOf = new Map(Array.from(new Set(cells), (cell) => [cell, findValue(before, cell)]));
  const added = [...codeOf].flatMap(([cell, place]) => (place === -1 ? [cell] : []));
  if (added.length === 0)
    return { values: before, codesOf: Uint32Array.from(cells, (cell) => codeOf.get(cell) ?? 0) };
  const sorted = added.toSorted(compareValues);
  const values: T[] = [];
  const ranks = new Uint32Array(before.length);
  let next = 0;
  const addNext = () => {
    const value = sorted[next++] as T;
    codeOf.set(value, values.length);
    values.push(value);
  };
  before.forEach((value, place) => {
    while (next < sorted.length && compareValues(sorted[next], value) < 0) addNext();
    ranks[place] = values.length;
    values.push(value);
  });
  while (next < sorted.length) addNext();
  const isAdded = new Set(added);
  const codesOf = Uint32Array.from(cells, (cell) => {
    const code = codeOf.get(cell) ?? 0;
    return isAdded.has(cell) ? code : (ranks[code] as number);
  });
  return { values, ranks, codesOf };
}

/** Combinations up to this number have a table of all of them: 64 MB for a moment. */
const MAX_TABLE = 2 ** 24;

/** Numbers the distinct pairs of two columns' codes, in the order of the first, then the second. */
function rankPairs(one: Codes, other: Codes, size: number, width: number) {
  const length = one.length;
  const getPair = (row: number): number => (one[row] as number) * width + (other[row] as number);
  if (size > MAX_TABLE) {
    const seen = new Set<number>();
    for (let row = 0; row < length; row += 1) seen.add(getPair(row));
    const pairs = [...seen].toSorted((a, b) => a - b);
    const places = new Map(pairs.map((pair, place) => [pair, place]));
    const codes = createCodes(pairs.length, length);
    for (let row = 0; row < length; row += 1) codes[row] = places.get(getPair(row)) as number;
    return { pairs, codes };
  }
  const table = new Int32Array(size).fill(-1);
  for (let row = 0; row < length; row += 1) table[getPair(row)] = 0;
  const pairs: number[] = [];
  for (let pair = 0; pair < size; pair += 1) if (table[pair] === 0) table[pair] = pairs.push(pair) - 1;
  const codes = createCodes(pairs.length, length);
  for (let row = 0; row < length; row += 1) codes[row] = table[getPair(row)] as number;
  return { pairs, codes };
}

/** Combines columns into one of their distinct combinations, in the order of the first column, then the second … */
export function combineColumns(columns: readonly Column<string>[]): Column<readonly string[]> {
  const [first, ...others] = columns;
  if (!first) throw new Error('no columns to combine');
  let combined: Column<readonly string[]> = { ...first, values: first.values.map((value) => [value]) };
  for (const { values, codes } of others) {
    const { values: before, codes: rows } = combined;
    const width = values.length;
    const { pairs, codes: ranks } = rankPairs(rows, codes, before.length * width, width);
    const texts = pairs.map((pair) => [
      ...(before[Math.floor(pair / width)] as readonly string[]),
      values[pair % width] as string,
    ]);
    combined = { values: texts, codes: ranks };
  }
  return combined;
}

/** Rounds the values of a number column; unknown ones stay. Rounding must keep their order. */
export function roundColumn(
  column: Column<number | null>,
  round: (value: number) => number,
): Column<number | null> {
  const rounded = column.values.map((value) => (value === null ? null : round(value)));
  const values = rounded.filter((value, at) => at === 0 || value !== rounded[at - 1]);
  let code = -1;
  const places = Uint32Array.from(rounded, (value, at) =>
    at === 0 || value !== rounded[at - 1] ? (code += 1) : code,
  );
  const codes = createCodes(values.length, column.codes.length);
  for (let row = 0; row < codes.length; row += 1) codes[row] = places[column.codes[row] as number] as number;
  return { values, codes };
}

/** Finds the place of the first value that is at least `bound`. Unknown values come first and never are. */
export function findPlace(values: readonly (number | null)[], bound: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = values[middle] as number | null;
    if (value === null || value < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Replaces the unknown values of a number column. */
export function replaceUnknown(column: Column<number | null>, value: number): Column<number | null> {
  if (column.values[0] !== null) return column;
  const values = [...new Set([...column.values.slice(1), value])].toSorted(compareValues);
  const ranks = column.values.map((one) => values.indexOf(one ?? value));
  return { values, codes: column.codes.map((code) => ranks[code] as number) };
}

/** Counts all lots of each value. */
export function countAllValues({ values, codes }: Column<unknown>): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

/** Counts the lots of each value among `rows`. */
export function countValues({ values, codes }: Column<unknown>, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

/** Sorts the positions of all lots by value; equal ones keep their order. */
export function sortRows({ values, codes }: Column<unknown>): Uint32Array {
  const next = new Uint32Array(values.length + 1);
  for (let row = 0; row < codes.length; row += 1) {
    const after = (codes[row] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let code = 1; code < next.length; code += 1)
    next[code] = (next[code] as number) + (next[code - 1] as number);
  const sorted = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number;
    const place = next[code] as number;
    sorted[place] = row;
    next[code] = place + 1;
  }
  return sorted;
}
