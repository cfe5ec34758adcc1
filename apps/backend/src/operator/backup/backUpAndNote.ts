import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { noteBackup } from '../../state/backupNotes.ts';
import type { StateLocation } from '../../state/openState.ts';
import type { StateDb, StateTables } from '../../state/schema.ts';
import { backUp, type BackupOptions } from './createBackup.ts';
import { openPostgres } from './openPostgres.ts';

/** How long to wait for a writing backend, ms. */
const LOCK_MS = 5000;

/** Opens the operator's data without migrating it: a backup must not change the schema. */
function openUnmigrated(place: StateLocation): StateDb {
  if ('url' in place) return openPostgres(place.url);
  const database = new Sqlite(place.file, { fileMustExist: true, timeout: LOCK_MS });
  return new Kysely<StateTables>({ dialect: new SqliteDialect({ database }) });
}

/** Notes the outcome for `/metrics`. Only warns when that fails, because the backup itself is not affected. */
async function note(place: StateLocation, outcome: 'complete' | 'failed', now: Date): Promise<void> {
  try {
    const db = openUnmigrated(place);
    try {
      await noteBackup(db, outcome, now);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    process.stderr.write(`/metrics will not show this backup: ${getErrorMessage(error)}\n`);
  }
}

/** Notes that a backup did not reach its other place, as if it had failed. */
export const noteFailure = (place: StateLocation, now: Date): Promise<void> => note(place, 'failed', now);

/** Makes a backup and notes in the operator's data how it went. Throws BackupError, as `backUp` does. */
export async function backUpAndNote(options: BackupOptions & { readonly keep: number }) {
  try {
    const backup = await backUp(options);
    await note(options.place, 'complete', options.now);
    return backup;
  } catch (error) {
    await note(options.place, 'failed', options.now);
    throw error;
  }
}
