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

const readCell = ({ values, codes }: Column<Cell>, row: number): Cell => values[codes[row] as number] ?? null;

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
    if (lot) {
      const isSame = isKnown && columns.every((column, field) => lot[field + 1] === readCell(column, row));
      if (isSame) continue;
      real.lots.push(lot);
    } else if (!isKnown) continue;
    real.keys.push(key);
  }
  return real;
}

/** For each lot of the merged table its row before, or -1 - its place among the changed ones. */
function listOrigins({ keys }: LotTable, { keys: changed, lots }: LotChanges): Int32Array {
  const origins = new Int32Array(keys.length + lots.length);
  let length = 0;
  let lot = 0;
  let gone = 0;
  for (let row = 0; row < keys.length; row += 1) {
    const key = keys[row] as number;
    while (lot < lots.length && (lots[lot] as LotCells)[0] < key) origins[length++] = -1 - lot++;
    while (gone < changed.length && (changed[gone] as number) < key) gone += 1;
    if (changed[gone] !== key) origins[length++] = row;
  }
  while (lot < lots.length) origins[length++] = -1 - lot++;
  return origins.subarray(0, length);
}

/**
 * Merges changed lots into a table, which stays as it is. Pauses after each step. Values that no lot has any more stay
 * among those of a column. Returns the same table if nothing differs.
 */
export function* mergeLots(table: LotTable, changes: LotChanges): Generator<undefined, LotTable, undefined> {
  const real = yield* findReal(table, changes);
  yield;
  if (real.keys.length === 0) return table;
  const origins = listOrigins(table, real);
  yield;
  const keys = new Float64Array(origins.length);
  for (let row = 0; row < keys.length; row += 1) {
    const origin = origins[row] as number;
    keys[row] = origin < 0 ? (real.lots[-1 - origin] as LotCells)[0] : (table.keys[origin] as number);
  }
  const columns: Column<Cell>[] = [];
  for (const [at, before] of table.columns.entries()) {
    const cells = real.lots.map((lot) => lot[at + 1] ?? null);
    const { values, ranks, codesOf } = addValues(before, cells);
    const codes = createCodes(values.length, origins.length);
    for (let row = 0; row < codes.length; row += 1) {
      const origin = origins[row] as number;
      codes[row] = (
        origin < 0
          ? codesOf[-1 - origin]
          : ranks
            ? ranks[before.codes[origin] as number]
            : before.codes[origin]
      ) as number;
      if (row % ROWS === ROWS - 1) yield;
    }
    columns.push({ values, codes });
    yield;
  }
  return { keys, columns };
}
