import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { runMigrations } from '../lib/runMigrations.ts';
import * as first from './migrations/0001-state.ts';
import type { StateDb, StateTables } from './schema.ts';

/** In order. A landed migration is never edited: a change is a further one. */
const MIGRATIONS = { '0001-state': first };

/** Where the operator's data lies. */
export type StatePlace = { readonly file: string } | { readonly url: string };

/** The open database. `engine` is for what the two say differently: locks on rows, and libraries that want a driver. */
export interface State {
  readonly db: StateDb;
  readonly engine:
    | { readonly kind: 'sqlite'; readonly database: Sqlite.Database }
    | { readonly kind: 'postgres'; readonly pool: pg.Pool };
  readonly close: () => Promise<void>;
}

/** Connections of one process. */
const POOL = 8;
/** How long a question may wait for a connection, and a statement may run, ms. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;

function openSqlite(file: string): State {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Sqlite(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  // A lead is on the disk before it is answered: each commit waits for the disk.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db: StateDb = new Kysely<StateTables>({ dialect: new SqliteDialect({ database }) });
  return { db, engine: { kind: 'sqlite', database }, close: () => db.destroy() };
}

function openPostgres(url: string): State {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'vvoz',
  });
  // A connection that idles when the server goes away; the next question opens another.
  pool.on('error', () => undefined);
  const db: StateDb = new Kysely<StateTables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: { kind: 'postgres', pool }, close: () => db.destroy() };
}

/** Opens the operator's data and brings it to the newest schema. Throws what the driver or a migration throws. */
export async function openState(place: StatePlace): Promise<State> {
  const state = 'url' in place ? openPostgres(place.url) : openSqlite(place.file);
  try {
    await runMigrations(state.db, MIGRATIONS);
    return state;
  } catch (error) {
    await state.close();
    throw error;
  }
}
