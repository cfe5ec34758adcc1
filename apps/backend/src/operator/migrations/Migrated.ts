import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { CATALOGUE_MIGRATIONS } from '../../catalogue/db/migrations/migrations.ts';
import type { ReversibleMigrations } from '../../lib/createMigrator.ts';
import { STATE_MIGRATIONS } from '../../state/migrations/migrations.ts';
import type { StateLocation } from '../../state/openState.ts';
import { openAlone } from '../backup/openAlone.ts';
import { checkUnused, openPostgres } from '../backup/openPostgres.ts';

export const DATABASE_NAMES = ['state', 'catalogue'] as const;
export type DatabaseName = (typeof DATABASE_NAMES)[number];

/** A database with the migrations of this release. */
export interface Migrated {
  readonly name: DatabaseName;
  readonly place: StateLocation;
  readonly migrations: ReversibleMigrations;
}

/** The operator's data and the catalogue. */
export const listDatabases = (env: {
  readonly state: StateLocation;
  readonly databaseFile: string;
}): Readonly<Record<DatabaseName, Migrated>> => ({
  state: { name: 'state', place: env.state, migrations: STATE_MIGRATIONS },
  catalogue: { name: 'catalogue', place: { file: env.databaseFile }, migrations: CATALOGUE_MIGRATIONS },
});

/** Names a database for the operator, without a password. */
export const describePlace = (place: StateLocation): string =>
  'url' in place ? 'PostgreSQL (DATABASE_URL)' : place.file;

/** Opens a database to look at it. Returns undefined when its file does not exist; the file is not created. */
export function openToRead(place: StateLocation): Kysely<unknown> | undefined {
  if ('url' in place) return openPostgres(place.url) as unknown as Kysely<unknown>;
  if (!existsSync(place.file)) return undefined;
  const database = new Sqlite(place.file, { fileMustExist: true, timeout: 5000 });
  return new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
}

/**
 * Runs a change of the schema, in one transaction, on a database that no other process uses. Throws BackupError when
 * one does.
 */
export async function changeAlone<T>(
  place: StateLocation,
  change: (db: Kysely<unknown>) => Promise<T>,
): Promise<T> {
  if ('url' in place) {
    const db = openPostgres(place.url);
    try {
      await checkUnused(db);
      return await db.transaction().execute((trx) => change(trx as unknown as Kysely<unknown>));
    } finally {
      await db.destroy();
    }
  }
  const database = openAlone(place.file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  try {
    // Kysely's migrator takes no transaction in SQLite. All its statements use this one connection.
    database.pragma('foreign_keys = OFF');
    database.exec('begin exclusive');
    const result = await change(db);
    database.exec('commit');
    return result;
  } finally {
    if (database.inTransaction) database.exec('rollback');
    await db.destroy();
  }
}
