import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { OperatorError } from './OperatorError.ts';

/** Migrations by name. Each can be rolled back. */
export type ReversibleMigrations = Readonly<Record<string, Required<Migration>>>;

/**
 * The end of the name of a migration that removes something that the previous release needs. That release then refuses
 * the database.
 */
export const CONTRACT_SUFFIX = '-contract';

const MIGRATIONS_TABLE = 'kysely_migration';

/** The database was migrated by another release in such a way that this one cannot use it. */
export class OtherRelease extends OperatorError {
  override readonly name = 'OtherRelease';
}

/** Lists the names of the migrations that a database has had, in order; none for a new database. */
export async function listAppliedMigrations<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATIONS_TABLE)) return [];
  const rows = await (db as unknown as Kysely<{ [MIGRATIONS_TABLE]: { name: string } }>)
    .selectFrom(MIGRATIONS_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Kysely orders migrations by the time at which they ran, and refuses a database whose order is not that of the names, as after
 * a migration by a machine whose clock was behind. The names decide here: a time that is too early becomes that of the
 * migration before it.
 */
async function orderByName<Tables>(db: Kysely<Tables>): Promise<void> {
  const table = db as unknown as Kysely<{ [MIGRATIONS_TABLE]: { name: string; timestamp: string } }>;
  const rows = await table
    .selectFrom(MIGRATIONS_TABLE)
    .select(['name', 'timestamp'])
    .orderBy('name')
    .execute();
  let latest = '';
  for (const { name, timestamp } of rows) {
    if (timestamp < latest)
      await table.updateTable(MIGRATIONS_TABLE).set({ timestamp: latest }).where('name', '=', name).execute();
    else latest = timestamp;
  }
}

/** Throws OtherRelease if this release cannot work on a database with these migrations. */
function checkNewer(applied: readonly string[], own: readonly string[]): void {
  const unknown = applied.filter((name) => !own.includes(name));
  if (unknown.length === 0) return;
  const newest = own.at(-1) ?? '';
  const missing = own.filter((name) => !applied.includes(name));
  const [early] = unknown.filter((name) => name < newest);
  if (early !== undefined || missing.length > 0)
    throw new OtherRelease(
      `The database has the migration ${early ?? unknown[0]}, which this release does not know, and lacks ${missing.join(', ') || 'none of ours'}. It was migrated by another line of releases: start the release that migrated it.`,
    );
  const contract = unknown.find((name) => name.endsWith(CONTRACT_SUFFIX));
  if (contract !== undefined)
    throw new OtherRelease(
      `The database was migrated to ${contract} by a newer release. That migration removed what this release needs: start the newer release, or restore a backup from before it (npm run operator -- restore BACKUP).`,
    );
}

/**
 * Creates the migrator of a database. A newer release may have applied migrations that this release does not know. This
 * release then works on the database and leaves those migrations alone. Throws OtherRelease when the applied migrations
 * show that this release cannot work on the database.
 */
export async function createMigrator<Tables>(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Migrator> {
  const own = Object.keys(migrations).toSorted();
  const applied = await listAppliedMigrations(db);
  checkNewer(applied, own);
  if (applied.length > 0) await orderByName(db);
  // Kysely refuses a database with migrations that are not among the given ones.
  const newer = Object.fromEntries(
    applied.filter((name) => !own.includes(name)).map((name) => [name, { up: async () => undefined }]),
  );
  return new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => ({ ...migrations, ...newer }) },
  });
}
