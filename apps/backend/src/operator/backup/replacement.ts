import type { StateDb } from '../../state/schema.ts';

/** The data that will replace a database. */
export interface Replacement {
  /** A SQLite file of its own. */
  readonly file: string;
  /** Compares with the database that is replaced, and removes again what was removed there. Throws BackupError. */
  readonly adapt: (current: StateDb) => Promise<void>;
}

export interface ReplaceOptions {
  /** Names what is replaced. */
  readonly now: Date;
  /** Replace a damaged SQLite file, or a PostgreSQL database to which a backend is connected. */
  readonly isForced: boolean;
}
