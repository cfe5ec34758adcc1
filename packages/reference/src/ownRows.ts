import { existsSync, readFileSync } from 'node:fs';
import { complainAboutRow, toPowerRow, toRowKey, type PowerRow } from './powerRow.ts';
import { readTable } from './readTable.ts';

/** The operator's file has an error. The message names file and line. */
export class OwnRowsError extends Error {
  override readonly name = 'OwnRowsError';
}

/** Columns of the operator's file. */
export const OWN_COLUMNS =
  'market,brand,model,fuel,displacement_cc,drive,year_from,year_to,power_min_hp,power_max_hp';

/** Reads and checks the operator's rows. Throws an OwnRowsError. */
export function readOwnRows(text: string, file: string): readonly PowerRow[] {
  const head = text.split(/\r?\n/, 1)[0]?.trim();
  if (head !== OWN_COLUMNS) throw new OwnRowsError(`${file}:1: the first line must be ${OWN_COLUMNS}`);
  let rows: readonly PowerRow[];
  try {
    rows = readTable(text).map(toPowerRow);
  } catch (error) {
    throw new OwnRowsError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const keys = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const complaint = complainAboutRow(row) || (keys.has(toRowKey(row)) ? 'repeats an earlier row' : '');
    if (complaint) throw new OwnRowsError(`${file}:${index + 2}: ${complaint}`);
    keys.add(toRowKey(row));
  }
  return rows;
}

let own: readonly PowerRow[] = [];

/** The operator's rows in use. */
export const listOwnRows = (): readonly PowerRow[] => own;

/** Uses the operator's file; a file that does not exist has no rows. Throws an OwnRowsError. */
export function loadOwnRows(file: string): void {
  own = existsSync(file) ? readOwnRows(readFileSync(file, 'utf8'), file) : [];
}
