import type { Lot } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELD_ROWS } from '@vvoz/catalogue/lots/lotFields';
import type { LotField } from '@vvoz/catalogue/lots/lotField';
import type { Runner } from '../db/runner.ts';
import { FIELD_COLUMNS, type FieldColumns } from '../db/lotRecord.ts';

/** A row of the table `lot` as better-sqlite3 reads it. */
export interface LotRow extends FieldColumns {
  readonly key: number;
}

/** Every column of LotRow, for select lists. */
export const LOT_COLUMNS = ['key', ...FIELD_COLUMNS].join(', ');

const splitTexts = (stored: string, split: RegExp): readonly string[] =>
  stored
    .split(split)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Reads the value of a field from its column; undefined for a blank or null, but [] for a blank list. */
function readColumn(field: LotField, stored: string | number | null): unknown {
  switch (field.kind) {
    case 'flag':
      return stored === 1 ? true : undefined;
    case 'list':
      return splitTexts(String(stored), field.split);
    case 'facts':
      return stored === '' ? undefined : JSON.parse(String(stored));
    case 'count':
    case 'positive':
    case 'word':
    case 'text':
    case 'name':
    case 'upper':
    case 'lower':
    case 'dateTime':
      return stored === '' || stored === null ? undefined : stored;
    default:
      return field satisfies never;
  }
}

/** Converts a row into a lot. Blanks and nulls become absent fields, except that a blank list becomes []. */
export function rowToLot(row: LotRow): Lot {
  const lot: Record<string, unknown> = {};
  for (const [key, field] of LOT_FIELD_ROWS) {
    const value = readColumn(field, row[field.column as keyof FieldColumns]);
    if (value !== undefined) lot[key] = value;
  }
  // Lot is derived from the same rows as the columns.
  return lot as unknown as Lot;
}

/** Reads lots in the order of their keys. */
export function readLots(run: Runner, keys: readonly number[]): Lot[] {
  if (keys.length === 0) return [];
  const found = run.all<LotRow>(
    `select ${LOT_COLUMNS} from lot where key in (${keys.map(() => '?').join(', ')})`,
    keys,
  );
  const byKey = new Map(found.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []).map(rowToLot);
}
