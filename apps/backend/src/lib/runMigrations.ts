import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createMigrator } from './createMigrator.ts';

/** Kysely takes no lock in SQLite. When two processes migrate at once, one fails and must try again. */
const MAX_TRIES = 4;
const PAUSE_MS = 150;

async function migrateWithRetries<Tables>(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const migrator = await createMigrator(db, migrations);
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return;
    if (tries === MAX_TRIES) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(`Migration ${failed ?? '(none started)'} failed: ${String(error)}`, { cause: error });
    }
    await pause(PAUSE_MS);
  }
}

/** Two SQLite connections of one thread would block each other until their locks time out, so they take turns. */
let turn: Promise<void> = Promise.resolve();

/**
 * Runs the migrations that a database lacks, in the order of their names. A database of a newer release stays as it is.
 * Throws when one of them still fails after retries, or OtherRelease.
 */
export function runMigrations<Tables>(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const done = turn.then(() => migrateWithRetries(db, migrations));
  // The caller gets the error. The next run only waits.
  turn = done.catch(() => undefined);
  return done;
}
