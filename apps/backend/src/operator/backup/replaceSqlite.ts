import { chmodSync, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { getFaultCode } from '../../lib/faultCode.ts';
import { PRIVATE_FILE } from '../../lib/privateFiles.ts';
import { isDamage } from '../../lib/sqliteFile.ts';
import type { StateTables } from '../../state/schema.ts';
import { BackupError } from './BackupError.ts';
import { nameBackup } from './backupFolders.ts';
import { syncToDisk } from './copySqlite.ts';
import { openAlone } from './openAlone.ts';
import type { Replacement, ReplaceOptions } from './replacement.ts';

const SIDE_FILES = ['-wal', '-shm'];

/** Opens the database that is replaced; undefined for a damaged one. Throws BackupError. */
function openReplaced(file: string, isForced: boolean): Sqlite.Database | undefined {
  try {
    return openAlone(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    if (isForced) return undefined;
    throw new BackupError(
      `${file} is damaged (${getFaultCode(error)}), so it cannot be determined whether a backend uses it. Stop the backend, then add --force: the damaged file is kept.`,
      { cause: error },
    );
  }
}

/**
 * Puts a file in the place of a SQLite database. Returns where the replaced one is now. Throws BackupError, and the
 * errors of SQLite and of the file system. The database is unchanged then and has its name.
 */
export async function replaceSqlite(
  file: string,
  { file: restored, repeatRemovals }: Replacement,
  { now, isForced }: ReplaceOptions,
): Promise<string | undefined> {
  const keptPath = `${file}.replaced-${nameBackup(now).replace('vvoz-', '')}`;
  const isThere = existsSync(file);
  if (isThere) {
    const database = openReplaced(file, isForced);
    if (database) {
      const db = new Kysely<StateTables>({ dialect: new SqliteDialect({ database }) });
      try {
        await repeatRemovals(db);
      } finally {
        await db.destroy();
      }
    }
  }
  syncToDisk(restored);
  // A log that remains belongs to the replaced database, and SQLite would apply it to the restored one.
  const moved = (isThere ? ['', ...SIDE_FILES] : SIDE_FILES).filter((suffix) => existsSync(file + suffix));
  try {
    for (const suffix of moved) renameSync(file + suffix, keptPath + suffix);
    if (isThere) chmodSync(keptPath, PRIVATE_FILE);
    renameSync(restored, file);
  } catch (error) {
    for (const suffix of moved)
      if (existsSync(keptPath + suffix)) renameSync(keptPath + suffix, file + suffix);
    throw error;
  }
  syncToDisk(path.dirname(file));
  return isThere ? keptPath : undefined;
}
