import { Kysely } from 'kysely';
import type pg from 'pg';
import { runMigrations } from '../lib/runMigrations.ts';
import { STATE_MIGRATIONS } from './migrations/migrations.ts';
import type { StateDb, StateTables } from './schema.ts';
import { createSqliteDialect } from './sqlite/createSqliteDialect.ts';

/** A SQLite file, or the address of a PostgreSQL database. */
export type StateLocation = { readonly file: string } | { readonly url: string };

/** The open database. `engine` is for what differs between the two: row locks, and libraries that need the driver. */
export interface State {
  readonly db: StateDb;
  readonly engine:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly pool: pg.Pool };
  readonly close: () => Promise<void>;
}

export interface StateOptions {
  /**
   * SQLite in threads, for a server: its event loop never waits for a lock or the disk. Default: in the calling thread.
   */
  readonly isThreaded?: boolean;
  /** How long a write waits for the locks of others before it fails with StateUnavailable, ms. */
  readonly maxWaitMs?: number;
  /** How long a statement of PostgreSQL may run before it fails with StateUnavailable, ms. */
  readonly statementMs?: number;
}

/** Shorter than a visitor waits for an answer, longer than the transactions of a content import. */
const DEFAULT_WAIT_MS = 5000;

async function connect(
  place: StateLocation,
  { isThreaded = false, maxWaitMs = DEFAULT_WAIT_MS, statementMs }: StateOptions,
): Promise<State> {
  if ('file' in place) {
    const dialect = createSqliteDialect(place.file, { isThreaded, maxWaitMs });
    const db: StateDb = new Kysely<StateTables>({ dialect });
    return { db, engine: { kind: 'sqlite', file: place.file }, close: () => db.destroy() };
  }
  // Most commands and all demo installations have SQLite.
  const { createPostgresDialect } = await import('./createPostgresDialect.ts');
  const { dialect, pool } = createPostgresDialect(place.url, maxWaitMs, statementMs);
  const db: StateDb = new Kysely<StateTables>({ dialect });
  return { db, engine: { kind: 'postgres', pool }, close: () => db.destroy() };
}

/** Opens the operator's data and runs missing migrations. Throws StateUnavailable, and the errors of migrations. */
export async function openState(place: StateLocation, options: StateOptions = {}): Promise<State> {
  const state = await connect(place, options);
  try {
    await runMigrations(state.db, STATE_MIGRATIONS);
    return state;
  } catch (error) {
    await state.close();
    throw error;
  }
}
