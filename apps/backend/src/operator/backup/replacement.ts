import type { StateDb } from '../../state/schema.ts';

/** The data that will replace a database. */
export interface Replacement {
  /** A SQLite file that nothing else uses. */
  readonly file: string;
  /** Repeats in the file the removals that the replaced database has had since the backup. Throws BackupError. */
  readonly repeatRemovals: (current: StateDb) => Promise<void>;
}

export interface ReplaceOptions {
  /** Time in the name of the copy that is kept of the replaced database. */
  readonly now: Date;
  /** Replace a damaged SQLite file, or a PostgreSQL database to which a backend is connected. */
  readonly isForced: boolean;
}
