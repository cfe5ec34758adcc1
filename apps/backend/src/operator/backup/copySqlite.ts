import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { PRIVATE_FILE } from '../../lib/privateFiles.ts';
import { BackupError } from './BackupError.ts';

/** How long to wait for a lock of another process, ms. */
const LOCK_MS = 30_000;

/** Creates an empty file that only its owner may read. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'wx', PRIVATE_FILE));

/** Waits until a file or folder is on the disk. */
export function syncToDisk(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Copies a SQLite database in one snapshot, while others read and write it. The copy has no free pages, so that it
 * contains nothing that was deleted. Throws BackupError when the database does not exist, and SqliteError.
 */
export function copySqlite(from: string, to: string): void {
  if (!existsSync(from))
    throw new BackupError(`${from} does not exist: there is nothing to back up. Check VVOZ_DATA_DIR.`);
  createPrivateFile(to);
  const db = new Sqlite(from, { fileMustExist: true, timeout: LOCK_MS });
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
  syncToDisk(to);
}
