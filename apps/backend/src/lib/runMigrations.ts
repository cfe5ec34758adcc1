import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/** Kysely takes no lock in SQLite: of two processes that begin at once, one fails, and finds the work done. */
const TRIES = 4;
const PAUSE_MS = 150;

/** Brings a database to the last of the migrations, which are in the order of their names. Throws the first one's error. */
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
    if (tries === TRIES) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(`Migration ${failed ?? ''} failed: ${String(error)}`, { cause: error });
    }
    await pause(PAUSE_MS);
  }
}
