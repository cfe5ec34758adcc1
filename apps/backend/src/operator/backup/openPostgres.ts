import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { APPLICATION_NAME } from '../../state/createPostgresDialect.ts';
import { openPool } from '../../state/openPool.ts';
import type { StateDb, StateTables } from '../../state/schema.ts';
import { BackupError } from './BackupError.ts';

/** How long to wait for a connection, ms. */
const CONNECT_MS = 5000;
/** PostgreSQL lists a connection for a moment after it was closed. */
const MAX_LOOKS = 10;
const LOOK_MS = 200;

/** Opens PostgreSQL without the limits of the backend's connections: a copy may take long. */
export function openPostgres(url: string): StateDb {
  const pool = openPool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: `${APPLICATION_NAME}-backup`,
  });
  return new Kysely<StateTables>({ dialect: new PostgresDialect({ pool }) });
}

/** Throws BackupError while a backend is connected. */
export async function checkUnused(db: StateDb): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION_NAME}`.execute(db);
    const connections = Number(rows[0]?.count ?? 0);
    if (connections === 0) return;
    if (looks === MAX_LOOKS)
      throw new BackupError(
        `A backend has ${connections} connections to the database: stop it first. Nothing was changed.`,
      );
    await pause(LOOK_MS);
  }
}
