import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { loadOwnRows } from '@vvoz/reference/ownRows';

/** The file with the operator's rows of the reference, beside the database of the catalogue. */
export const OWN_ROWS_FILE = 'reference.csv';

/**
 * Uses the operator's rows of the folder in which the catalogue is. Without the file there are none. Throws an
 * OwnRowsError that names file and line.
 */
export function openReference(db: Database): void {
  if (!db.memory) loadOwnRows(path.join(path.dirname(db.name), OWN_ROWS_FILE));
}
