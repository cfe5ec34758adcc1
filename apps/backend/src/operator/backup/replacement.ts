import type { StateDb } from '../../state/schema.ts';

/** The data that will replace a database. */
export interface Replacement {
  /** A SQLite file that nothing else uses. */
  readonly file: string;
  /** Repeats in the file what was removed from the replaced database since the backup. Throws BackupError. */
  readonly repeatRemovals: (current: StateDb) => Promise<void>;
}

export interface ReplaceOptions {
  /** The time in the name under which the replaced database is kept. */
  readonly now: Date;
  /** Replace a damaged SQLite file, or a PostgreSQL database to which a backend is connected. */
  readonly isForced: boolean;
}
