import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/** Kysely takes no lock in SQLite. When two processes migrate at once, one fails and must look again. */
const MAX_TRIES = 4;
const PAUSE_MS = 150;

/** Runs the migrations that a database lacks, in the order of their names. Throws when one of them still fails after retries. */
export async function runMigrations<Tables>(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  for (let tries = 1; ; tries += 1) {
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return;
    if (tries === MAX_TRIES) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(`Migration ${failed ?? '(none started)'} failed: ${String(error)}`, { cause: error });
    }
    await pause(PAUSE_MS);
  }
}
