import { Kysely, SqliteDialect } from 'kysely';
import type { Migration } from 'kysely/migration';
import { restoreIndices } from './bulkIndices.ts';
import { isImporting } from './ingestLock.ts';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as parents from './migrations/0002-parents-and-measures.ts';
import * as classes from './migrations/0003-classes.ts';
import * as bodyTypes from './migrations/0004-body-types.ts';
import * as powerOptions from './migrations/0005-power-options.ts';
import * as sheets from './migrations/0006-sheets.ts';
import { openDatabase } from './open.ts';
import { runMigrations } from '../../lib/runMigrations.ts';

/** In order. Never edit a released migration; add a new one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-parents-and-measures': parents,
  '0003-classes': classes,
  '0004-body-types': bodyTypes,
  '0005-power-options': powerOptions,
  '0006-sheets': sheets,
};

/**
 * Prepares the database file for reading: migrates it to the newest schema and rebuilds indices that an interrupted import
 * dropped. Throws the error of the first migration that fails.
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
    await runMigrations(db, MIGRATIONS);
  } finally {
    await db.destroy();
  }
}
