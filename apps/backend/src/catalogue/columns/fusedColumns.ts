import type { Column } from './Column.ts';

/** Combinations that fused columns may have, so that their counts fit into the first cache of a processor. */
const MAX_CELLS = 2 ** 13;

/** Columns of few values whose lots are counted at once: each combination of their values is a cell. */
export interface FusedColumns {
  readonly columns: readonly Column<unknown>[];
  /** Cells between a value of a column and the next, for each column. */
  readonly strides: readonly number[];
  readonly cells: number;
  /** The cell of each lot. */
  readonly codes: Uint16Array;
}

function fuse(columns: readonly Column<unknown>[]): FusedColumns {
  const strides: number[] = [];
  let cells = 1;
  for (const { values } of columns) {
    strides.push(cells);
    cells *= values.length;
  }
  const fused = new Uint16Array(columns[0]?.codes.length ?? 0);
  for (const [at, { codes }] of columns.entries()) {
    const stride = strides[at] as number;
    for (let row = 0; row < fused.length; row += 1)
      fused[row] = (fused[row] as number) + (codes[row] as number) * stride;
  }
  return { columns, strides, cells, codes: fused };
}

/** Fuses columns into few parts of at most MAX_CELLS cells. A column that fits into none with another is left out. */
export function fuseColumns(columns: readonly Column<unknown>[]): readonly FusedColumns[] {
  const parts: { readonly members: Column<unknown>[]; cells: number }[] = [];
  for (const column of columns.toSorted((one, other) => other.values.length - one.values.length)) {
    const size = column.values.length;
    const part = parts.find(({ cells }) => cells * size <= MAX_CELLS);
    if (part) {
      part.members.push(column);
      part.cells *= size;
    } else parts.push({ members: [column], cells: size });
  }
  return parts.flatMap(({ members }) => (members.length > 1 ? [fuse(members)] : []));
}

/** Counts the lots of each value of each fused column among `rows`. */
export function countFused(
  { columns, strides, cells, codes }: FusedColumns,
  rows: Uint32Array,
): ReadonlyMap<Column<unknown>, Uint32Array> {
  const found = new Uint32Array(cells);
  for (let at = 0; at < rows.length; at += 1) {
    const cell = codes[rows[at] as number] as number;
    found[cell] = (found[cell] as number) + 1;
  }
  const counts = columns.map(({ values }) => new Uint32Array(values.length));
  found.forEach((count, cell) => {
    if (count === 0) return;
    for (const [at, own] of counts.entries()) {
      const code = Math.floor(cell / (strides[at] as number)) % own.length;
      own[code] = (own[code] as number) + count;
    }
  });
  return new Map(columns.map((column, at) => [column, counts[at] as Uint32Array]));
}
