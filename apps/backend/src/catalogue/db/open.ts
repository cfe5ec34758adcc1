import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { noteChanges } from './changes.ts';

/** Pages cached by a connection, KiB. */
const CACHE_KIB = 64 * 1024;
const MMAP_BYTES = 1024 * 1024 * 1024;
/** Smaller than `CACHE_KIB`, because an import rarely reads a page twice. */
const IMPORT_CACHE_KIB = 32 * 1024;
/** Pages of 4 kB in the write-ahead log before a checkpoint: an import writes less often, and more at a time. */
const IMPORT_LOG_PAGES = 16_000;

/** How long a statement waits for the lock of another process, ms. */
const DEFAULT_WAIT_MS = 5000;

/**
 * Opens the embedded database in WAL mode, so that readers go on while an import writes. A read-only connection needs
 * the file to exist. Throws better-sqlite3's SqliteError.
 */
export function openDatabase(
  file: string,
  { readonly = false, waitMs = DEFAULT_WAIT_MS } = {},
): Database.Database {
  if (!readonly) mkdirSync(path.dirname(file), { recursive: true });
  const db = new Database(file, { readonly, fileMustExist: readonly, timeout: waitMs });
  try {
    if (!readonly) {
      db.pragma('journal_mode = WAL');
      db.pragma('synchronous = NORMAL');
      db.pragma('foreign_keys = ON');
    }
    db.pragma(`cache_size = -${CACHE_KIB}`);
    db.pragma(`mmap_size = ${MMAP_BYTES}`);
    db.pragma('temp_store = MEMORY');
    if (!readonly) noteChanges(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * A connection for an import of any size in bounded memory: the file is not mapped, and large sorts use temporary
 * files.
 */
export function openForImport(file: string): Database.Database {
  const db = openDatabase(file);
  db.pragma(`cache_size = -${IMPORT_CACHE_KIB}`);
  db.pragma('mmap_size = 0');
  db.pragma('temp_store = FILE');
  // The pragma before has dropped the triggers, which are temporary.
  noteChanges(db);
  db.pragma(`wal_autocheckpoint = ${IMPORT_LOG_PAGES}`);
  return db;
}
