import type { Database } from 'better-sqlite3';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { ColumnBuilder, type Column } from '../columns/Column.ts';
import { ColumnIndex, type IndexData } from '../columns/ColumnIndex.ts';
import { LIST_COLUMNS, LIST_FIELDS, NUMBER_COLUMNS, NUMBER_FIELDS } from '../filter.ts';
import { ORDER_FIELDS } from '../orderFields.ts';

/** Lots of a type above which it gets no index: a million takes about 100 MB and 15 to 30 ms for all counts. */
const MAX_LOTS = 3_000_000;
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

/**
 * Builds the index of a type from the covering index of SQLite. Its columns are the fields of filters, so that a new
 * facet needs nothing here. Pauses after each step, so that the thread can do other work. Needs a transaction, so that
 * all steps see one state. Returns undefined if the type has too many lots.
 */
export function* buildIndex(
  db: Database,
  type: CatalogueType,
): Generator<undefined, ColumnIndex | undefined, undefined> {
  const count = db.prepare(`select count(*) ${FROM}`).pluck().get(type) as number;
  if (count > MAX_LOTS) return undefined;
  const keys = new Float64Array(count);
  const builders = COLUMNS.map(() => new ColumnBuilder<string | number | null>(count));
  const rows = db
    .prepare(`select key, ${COLUMNS.join(', ')} ${FROM}`)
    .raw()
    .iterate(type) as IterableIterator<[number, ...(string | number | null)[]]>;
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
  const built: Column<string | number | null>[] = [];
  for (const builder of builders) {
    built.push(builder.build(order));
    yield;
  }
  const entries = (fields: readonly string[], from: number) =>
    Object.fromEntries(fields.map((field, at) => [field, built[from + at]]));
  return new ColumnIndex({
    type,
    keys: Float64Array.from(order, (at) => keys[at] ?? 0),
    lists: entries(LIST_FIELDS, 0) as IndexData['lists'],
    numbers: entries(NUMBER_FIELDS, LIST_FIELDS.length) as IndexData['numbers'],
    date: built.at(-1) as IndexData['date'],
  });
}
