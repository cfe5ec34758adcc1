import type { Database } from 'better-sqlite3';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { ColumnBuilder, type Column } from '../columns/Column.ts';
import type { Cell, LotCells, LotTable } from '../columns/LotTable.ts';
import type { LotChanges } from '../columns/mergeLots.ts';
import { LIST_COLUMNS, LIST_FIELDS, NUMBER_COLUMNS, NUMBER_FIELDS } from '../filter.ts';
import { ORDER_FIELDS } from '../orderFields.ts';

/** Lots of a type above which it gets no index: a million takes about 100 MB and 15 to 30 ms for all counts. */
const MAX_LOTS = 12_000_000;
/** More than MAX_LOTS. */
const PLACES = 2 ** 24;
/** Rows read between two pauses: about a millisecond. */
const ROWS = 250;

const COLUMNS = [
  // Text even for `left_hand`, which is a number: filters compare list fields as text.
  ...LIST_FIELDS.map((field) => `cast(${LIST_COLUMNS[field]} as text)`),
  ...NUMBER_FIELDS.map((field) => NUMBER_COLUMNS[field]),
  ORDER_FIELDS.date,
];
const FROM = 'from lot indexed by lot_facets where live = 1 and type = ?';

/** What the columns are made of. Another list of facets has another shape. */
export const SHAPE = COLUMNS.join(', ');

/**
 * Reads the listed lots of a type from the covering index of SQLite. The columns are the fields of filters, so that a
 * new facet needs nothing here. Pauses after each step, so that the thread can do other work. Needs a transaction, so that
 * all steps see one state. Returns undefined if the type has too many lots.
 */
export function* readTable(
  db: Database,
  type: CatalogueType,
): Generator<undefined, LotTable | undefined, undefined> {
  const count = db.prepare(`select count(*) ${FROM}`).pluck().get(type) as number;
  if (count > MAX_LOTS) return undefined;
  const keys = new Float64Array(count);
  const builders = COLUMNS.map(() => new ColumnBuilder<Cell>(count));
  const rows = db
    .prepare(`select key, ${COLUMNS.join(', ')} ${FROM}`)
    .raw()
    .iterate(type) as IterableIterator<LotCells>;
  let row = 0;
  for (const cells of rows) {
    keys[row] = cells[0];
    for (let at = 0; at < builders.length; at += 1) builders[at]?.add(cells[at + 1] ?? null);
    row += 1;
    if (row % ROWS === 0) yield;
  }
  // Numbers sort much faster than positions with a comparison. Exact: keys are far below 2²⁹.
  const order = Uint32Array.from(
    keys.map((key, at) => key * PLACES + at).sort(),
    (packed) => packed % PLACES,
  );
  const columns: Column<Cell>[] = [];
  for (const builder of builders) {
    columns.push(builder.build(order));
    yield;
  }
  return { keys: Float64Array.from(order, (at) => keys[at] ?? 0), columns };
}

const SELECT_CHANGED = `select type, key, ${COLUMNS.join(', ')} from lot
  where live = 1 and key in (select value from json_each(?)) order by key`;

/**
 * Reads the lots with these keys, ascending, that are listed now, by type. Pauses after each step; needs a transaction,
 * as `readTable` does.
 */
export function* readChanges(
  db: Database,
  keys: readonly number[],
): Generator<undefined, (type: CatalogueType) => LotChanges, undefined> {
  const byType = new Map<CatalogueType, LotCells[]>();
  const select = db.prepare<[string], [CatalogueType, ...LotCells]>(SELECT_CHANGED).raw();
  for (let at = 0; at < keys.length; at += ROWS) {
    for (const [type, ...cells] of select.all(JSON.stringify(keys.slice(at, at + ROWS)))) {
      const lots = byType.get(type);
      if (lots) lots.push(cells);
      else byType.set(type, [cells]);
    }
    yield;
  }
  return (type) => ({ keys, lots: byType.get(type) ?? [] });
}
