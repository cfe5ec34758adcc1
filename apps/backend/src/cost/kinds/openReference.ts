import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { loadOwnMotors } from '@vvoz/reference/ownMotors';
import { loadOwnRows } from '@vvoz/reference/ownRows';

/** The file with the operator's rows of the reference, beside the database of the catalogue. */
export const OWN_ROWS_FILE = 'reference.csv';

/** The file with the 30-minute powers of motors, beside it. */
export const OWN_MOTORS_FILE = 'motors.csv';

/**
 * Uses the operator's rows of the folder in which the catalogue is. Without the file there are none. Throws an
 * OwnRowsError that names file and line.
 */
export function openReference(db: Database): void {
  if (db.memory) return;
  const folder = path.dirname(db.name);
  loadOwnRows(path.join(folder, OWN_ROWS_FILE));
  loadOwnMotors(path.join(folder, OWN_MOTORS_FILE));
}
