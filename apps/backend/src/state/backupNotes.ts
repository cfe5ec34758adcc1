import { readNote, writeNote } from './notes.ts';
import type { StateDb } from './schema.ts';

/** The results of the last backups, as noted in the operator's data. */
export interface BackupHealth {
  /** When the last complete backup was made, ISO; null when none was. */
  readonly lastSuccess: string | null;
  /** Backups that failed since then. */
  readonly failures: number;
}

const LAST_SUCCESS = 'backup:last-success';
const FAILURES = 'backup:failures';

/** Reads the results of the last backups. */
export async function readBackupHealth(db: StateDb): Promise<BackupHealth> {
  const [lastSuccess, failures] = await Promise.all([readNote(db, LAST_SUCCESS), readNote(db, FAILURES)]);
  return { lastSuccess: lastSuccess ?? null, failures: Number(failures ?? 0) };
}

/** Notes the outcome of a backup that was made at `now`. */
export async function noteBackup(db: StateDb, outcome: 'complete' | 'failed', now: Date): Promise<void> {
  if (outcome === 'complete') {
    await writeNote(db, LAST_SUCCESS, now.toISOString());
    await writeNote(db, FAILURES, '0');
  } else {
    const { failures } = await readBackupHealth(db);
    await writeNote(db, FAILURES, String(failures + 1));
  }
}
