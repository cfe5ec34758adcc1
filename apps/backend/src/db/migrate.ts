import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { restoreIndices } from './bulkIndices.ts';
import { isImporting } from './ingestLock.ts';
import * as catalogue from './migrations/0001-catalogue.ts';
import { openDatabase } from './open.ts';

/** In order. A landed migration is never edited: a change is a further one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '0001-catalogue': catalogue };

/** Kysely takes no lock in SQLite: of two processes that begin at once, one fails, and finds the work done. */
const TRIES = 4;
const PAUSE_MS = 150;

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
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    for (let tries = 1; ; tries += 1) {
      const { error, results } = await migrator.migrateToLatest();
      if (!error) return;
      if (tries === TRIES) {
        const failed = results?.find((result) => result.status === 'Error')?.migrationName;
        throw new Error(`Migration ${failed ?? ''} failed: ${String(error)}`, { cause: error });
      }
      await pause(PAUSE_MS);
    }
  } finally {
    await db.destroy();
  }
}
