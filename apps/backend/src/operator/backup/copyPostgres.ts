import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { createMigrator, listAppliedMigrations, OtherRelease } from '../../lib/createMigrator.ts';
import { STATE_MIGRATIONS } from '../../state/migrations/migrations.ts';
import type { StateDb } from '../../state/schema.ts';
import { BackupError } from './BackupError.ts';
import { listTables } from './checkCopy.ts';
import { createPrivateFile, syncToDisk } from './copySqlite.ts';
import { openPostgres } from './openPostgres.ts';

/** How many rows are read at once. */
const BATCH = 500;

/** Creates the tables of the operator's data in a SQLite file, as they are after a migration. */
async function createTables(file: string, migration: string): Promise<void> {
  createPrivateFile(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(file) }) });
  try {
    const { error } = await (await createMigrator(db, STATE_MIGRATIONS)).migrateTo(migration);
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

/** Copies the rows of one table in batches. */
async function copyTable(source: StateDb, table: string, copy: Sqlite.Database): Promise<void> {
  const columns = copy.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
  const list = columns.map((name) => `"${name}"`).join(', ');
  const insert = copy.prepare(
    `insert into "${table}" (${list}) values (${columns.map(() => '?').join(', ')})`,
  );
  const insertAll = copy.transaction((rows: readonly Record<string, unknown>[]) => {
    for (const row of rows) insert.run(columns.map((name) => row[name]));
  });
  await sql.raw(`declare copied no scroll cursor for select ${list} from "${table}"`).execute(source);
  for (;;) {
    const { rows } = await sql.raw<Record<string, unknown>>(`fetch ${BATCH} from copied`).execute(source);
    if (rows.length === 0) break;
    insertAll(rows);
  }
  await sql.raw('close copied').execute(source);
}

/**
 * Copies the operator's data from PostgreSQL into a SQLite file with the same tables, so that a backup does not depend
 * on the engine, its version or its programs. Throws BackupError, OtherRelease, and the errors of the drivers.
 * @param source a transaction that sees one snapshot of the database
 */
export async function copyPostgres(source: StateDb, file: string): Promise<void> {
  const migration = (await listAppliedMigrations(source)).at(-1);
  if (migration === undefined)
    throw new BackupError('The database has no table of leads: is DATABASE_URL the database of the backend?');
  if (!Object.hasOwn(STATE_MIGRATIONS, migration))
    throw new OtherRelease(
      `The database was migrated to ${migration}, which this release does not know: back it up with the release that runs on it.`,
    );
  await createTables(file, migration);
  const copy = new Sqlite(file);
  try {
    // Without foreign keys the order of the tables does not matter. The check of the copy finds rows without a parent.
    copy.pragma('foreign_keys = OFF');
    for (const table of listTables(copy)) await copyTable(source, table, copy);
  } finally {
    copy.close();
  }
  syncToDisk(file);
}

/** Copies the operator's data in one snapshot, while others write. */
export async function copyPostgresSnapshot(url: string, file: string): Promise<void> {
  const db = openPostgres(url);
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => copyPostgres(trx, file));
  } finally {
    await db.destroy();
  }
}
