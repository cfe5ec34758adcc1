import { Kysely, SqliteDialect } from 'kysely';
import type { Migration } from 'kysely/migration';
import { restoreIndices } from './bulkIndices.ts';
import { isImporting } from './ingestLock.ts';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as parents from './migrations/0002-parents-and-measures.ts';
import * as classes from './migrations/0003-classes.ts';
import * as bodyTypes from './migrations/0004-body-types.ts';
import * as powerOptions from './migrations/0005-power-options.ts';
import { openDatabase } from './open.ts';
import { runMigrations } from '../../lib/runMigrations.ts';

/** In order. A landed migration is never edited: a change is a further one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-parents-and-measures': parents,
  '0003-classes': classes,
  '0004-body-types': bodyTypes,
  '0005-power-options': powerOptions,
};

/**
 * Makes the database file ready to be read: the newest schema, and the indices that a broken import left away. Throws
 * the first migration's error.
 */
export async function migrate(file: string): Promise<void> {
  await migrateSchema(file);
  const db = openDatabase(file);
  try {
    // An import that is at work builds them itself.
    if (!isImporting(db)) restoreIndices(db);
  } finally {
    db.close();
  }
}

/** Brings the database file to the newest schema, creating it where there is none. Throws the first migration's error. */
export async function migrateSchema(file: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: openDatabase(file) }) });
  try {
    await runMigrations(db, MIGRATIONS);
  } finally {
    await db.destroy();
  }
}
