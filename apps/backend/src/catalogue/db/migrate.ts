import { Kysely, SqliteDialect } from 'kysely';
import { restoreIndices } from './bulkIndices.ts';
import { isImporting } from './ingestLock.ts';
import { CATALOGUE_MIGRATIONS } from './migrations/migrations.ts';
import { openDatabase } from './open.ts';
import { runMigrations } from '../../lib/runMigrations.ts';

/**
 * Prepares the database file for reading: migrates it to the newest schema and rebuilds indices that an interrupted
 * import dropped. Throws the error of the first migration that fails.
 */
export async function migrate(file: string): Promise<void> {
  await migrateSchema(file);
  const db = openDatabase(file);
  try {
    // A running import rebuilds them itself.
    if (!isImporting(db)) restoreIndices(db);
  } finally {
    db.close();
  }
}

/**
 * Migrates the database file to the newest schema; creates it if it is missing. Throws the error of the first migration
 * that fails.
 */
export async function migrateSchema(file: string, options: { readonly waitMs?: number } = {}): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: openDatabase(file, options) }) });
  try {
    await runMigrations(db, CATALOGUE_MIGRATIONS);
  } finally {
    await db.destroy();
  }
}
