import { sql, type Kysely } from 'kysely';
import { listAppliedMigrations, type ReversibleMigrations } from '../../lib/createMigrator.ts';

export interface ListedMigration {
  readonly name: string;
  /** When it was applied, ISO; undefined if it was not. */
  readonly appliedAt: string | undefined;
  /** False for a migration of a newer release. */
  readonly isKnown: boolean;
}

/** Lists the migrations of this release, and those that a newer release has applied, in order. */
export async function listMigrations(
  db: Kysely<unknown> | undefined,
  migrations: ReversibleMigrations,
): Promise<readonly ListedMigration[]> {
  const applied = new Map<string, string>();
  if (db && (await listAppliedMigrations(db)).length > 0) {
    const { rows } = await sql<{ name: string; timestamp: string }>`
      select name, timestamp from kysely_migration`.execute(db);
    for (const { name, timestamp } of rows) applied.set(name, timestamp);
  }
  return [...new Set([...Object.keys(migrations), ...applied.keys()])].toSorted().map((name) => ({
    name,
    appliedAt: applied.get(name),
    isKnown: Object.hasOwn(migrations, name),
  }));
}
