import Sqlite from 'better-sqlite3';
import { getFaultCode } from '../../lib/faultCode.ts';
import { BackupError } from './BackupError.ts';

/** A backend that holds the file does not release it: waiting would not help. */
const LOCK_MS = 1000;

/**
 * Opens a SQLite database that no other process has open, and merges its write-ahead log into the file. Throws
 * BackupError while another process has it open, and SqliteError.
 */
export function openAlone(file: string): Sqlite.Database {
  const db = new Sqlite(file, { fileMustExist: true, timeout: LOCK_MS });
  try {
    if (db.pragma('journal_mode = DELETE', { simple: true }) !== 'delete')
      throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    return db;
  } catch (error) {
    db.close();
    if (/^SQLITE_(?:BUSY|LOCKED)/.test(getFaultCode(error)))
      throw new BackupError(
        `${file} is in use: stop the backend first. Nothing was changed. --force does not help here: a running backend would go on with the old data.`,
        { cause: error },
      );
    throw error;
  }
}
