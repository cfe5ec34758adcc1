import { addValues, createCodes, type Column } from './Column.ts';
import { findRow, type Cell, type LotCells, type LotTable } from './LotTable.ts';

/** Lots merged between two pauses: about two milliseconds. */
const ROWS = 500_000;
/** Changed lots compared between two pauses. */
const CHANGES = 2000;

/** The lots of a type that have changed. */
export interface LotChanges {
  /** Keys of all changed lots, ascending; other types may have some of them. */
  readonly keys: readonly number[];
  /** Those that are listed now, by key. */
  readonly lots: readonly LotCells[];
}

/** Where the lots of a merged table come from. */
interface Origins {
  /** For each lot its row before, or -1 - its place among the changed ones if it is new. */
  readonly rows: Int32Array;
  /** For each changed lot its row in the merged table. */
  readonly places: Int32Array;
  /** False if the lots are those of before, so that only cells differ. */
  readonly isMoved: boolean;
}

const hasCell = ({ values, codes }: Column<Cell>, row: number, cell: Cell | undefined): boolean =>
  values[codes[row] as number] === cell;

/**
 * Leaves out what the table has already: an import touches many lots whose fields stay the same. Pauses after each
 * step.
 */
function* findReal(
  { keys, columns }: LotTable,
  changes: LotChanges,
): Generator<undefined, LotChanges, undefined> {
  const real: { keys: number[]; lots: LotCells[] } = { keys: [], lots: [] };
  let at = 0;
  for (const [place, key] of changes.keys.entries()) {
    if (place % CHANGES === 0) yield;
    const row = findRow(keys, key);
    const isKnown = keys[row] === key;
    const lot = changes.lots[at]?.[0] === key ? changes.lots[at++] : undefined;
    if (lot ? isKnown && columns.every((column, field) => hasCell(column, row, lot[field + 1])) : !isKnown)
      continue;
    if (lot) real.lots.push(lot);
    real.keys.push(key);
  }
  return real;
}

function findOrigins({ keys }: LotTable, { keys: changed, lots }: LotChanges): Origins {
  const rows = new Int32Array(keys.length + lots.length);
  const places = new Int32Array(lots.length);
  let length = 0;
  let lot = 0;
  let gone = 0;
  let isMoved = false;
  const add = (row: number) => {
    if (row < 0) isMoved = true;
    places[lot++] = length;
    rows[length++] = row;
  };
  for (let row = 0; row < keys.length; row += 1) {
    const key = keys[row] as number;
    while (lot < lots.length && (lots[lot] as LotCells)[0] < key) add(-1 - lot);
    while (gone < changed.length && (changed[gone] as number) < key) gone += 1;
    if (changed[gone] !== key) rows[length++] = row;
    else if (lots[lot]?.[0] === key) add(row);
    else isMoved = true;
  }
  while (lot < lots.length) add(-1 - lot);
  return { rows: rows.subarray(0, length), places, isMoved };
}

/** Merges the cells of changed lots into a column. Pauses after each step. */
function* mergeColumn(
  before: Column<Cell>,
  lots: readonly LotCells[],
  field: number,
  { rows, places, isMoved }: Origins,
): Generator<undefined, Column<Cell>, undefined> {
  const cells: Cell[] = [];
  const targets: number[] = [];
  for (const [at, lot] of lots.entries()) {
    const place = places[at] as number;
    const row = rows[place] as number;
    if (row >= 0 && hasCell(before, row, lot[field + 1])) continue;
    cells.push(lot[field + 1] ?? null);
    targets.push(place);
  }
  if (cells.length === 0 && !isMoved) return before;
  yield;
  const { values, ranks, codesOf } = addValues(before, cells);
  yield;
  const codes = createCodes(values.length, rows.length);
  for (let row = 0; row < codes.length; row += 1) {
    const code = before.codes[rows[row] as number] as number;
    codes[row] = ranks ? (ranks[code] as number) : code;
    if (row % ROWS === ROWS - 1) yield;
  }
  targets.forEach((place, at) => (codes[place] = codesOf[at] as number));
  return { values, codes };
}

/**
 * Merges changed lots into a table, which stays as it is. Pauses after each step. Values that no lot has any more stay
 * among those of a column. Returns the same table if nothing differs.
 */
export function* mergeLots(table: LotTable, changes: LotChanges): Generator<undefined, LotTable, undefined> {
  const real = yield* findReal(table, changes);
  yield;
  if (real.keys.length === 0) return table;
  const origins = findOrigins(table, real);
  yield;
  const keys = Float64Array.from(origins.rows, (row) =>
    row < 0 ? (real.lots[-1 - row] as LotCells)[0] : (table.keys[row] as number),
  );
  const columns: Column<Cell>[] = [];
  for (const [field, before] of table.columns.entries()) {
    columns.push(yield* mergeColumn(before, real.lots, field, origins));
    yield;
  }
  return { keys, columns };
}
