import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { runMigrations } from '../lib/runMigrations.ts';
import * as first from './migrations/0001-state.ts';
import * as feedRuns from './migrations/0002-feed-runs.ts';
import * as chat from './migrations/0003-chat.ts';
import * as captchaTokens from './migrations/0004-captcha-tokens.ts';
import * as privacyLog from './migrations/0005-privacy-log.ts';
import type { StateDb, StateTables } from './schema.ts';

/** In order. Never edit a released migration; add a new one. */
const MIGRATIONS = {
  '0001-state': first,
  '0002-feed-runs': feedRuns,
  '0003-chat': chat,
  '0004-captcha-tokens': captchaTokens,
  '0005-privacy-log': privacyLog,
};

/** A SQLite file, or the address of a PostgreSQL database. */
export type StateLocation = { readonly file: string } | { readonly url: string };

/** The open database. `engine` is for what differs between the two: row locks, and libraries that need the driver. */
export interface State {
  readonly db: StateDb;
  readonly engine:
    | { readonly kind: 'sqlite'; readonly database: Sqlite.Database }
    | { readonly kind: 'postgres'; readonly pool: pg.Pool };
  readonly close: () => Promise<void>;
}

/** Connections per process. */
const MAX_CONNECTIONS = 8;
/** How long to wait for a connection, and how long a statement may run, ms. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;

function openSqlite(file: string): State {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Sqlite(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  // Each commit waits for the disk: a lead must be on the disk before it is answered.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What was deleted is overwritten, so that personal data does not stay in the file.
  database.pragma('secure_delete = ON');
  const db: StateDb = new Kysely<StateTables>({ dialect: new SqliteDialect({ database }) });
  return { db, engine: { kind: 'sqlite', database }, close: () => db.destroy() };
}

function openPostgres(url: string): State {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'vvoz',
  });
  // An idle connection fails when the server goes away. The next query opens another one.
  pool.on('error', () => undefined);
  const db: StateDb = new Kysely<StateTables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: { kind: 'postgres', pool }, close: () => db.destroy() };
}

/** Opens the operator's data and runs missing migrations. Throws the errors of the driver and of migrations. */
export async function openState(place: StateLocation): Promise<State> {
  const state = 'url' in place ? openPostgres(place.url) : openSqlite(place.file);
  try {
    await runMigrations(state.db, MIGRATIONS);
    return state;
  } catch (error) {
    await state.close();
    throw error;
  }
}
