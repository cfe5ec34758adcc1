import Sqlite from 'better-sqlite3';
import { sql, type Kysely } from 'kysely';
import { STATE_MIGRATIONS } from '../../state/migrations/migrations.ts';
import type { StateDb } from '../../state/schema.ts';
import { createMigrator, listAppliedMigrations } from '../../lib/createMigrator.ts';
import { nameBackup } from './backupFolders.ts';
import { listTables } from './checkCopy.ts';
import { createBackup } from './createBackup.ts';
import { checkUnused, openPostgres } from './openPostgres.ts';
import type { Replacement, ReplaceOptions } from './replacement.ts';

/** How many rows one statement inserts: PostgreSQL takes 65,535 values. */
const BATCH = 500;

/** Inserts all rows of the restored file, each table after the tables that it refers to. */
async function insertAll(trx: StateDb, copy: Sqlite.Database): Promise<void> {
  for (const table of listTables(copy)) {
    let batch: Record<string, unknown>[] = [];
    const insert = async () => {
      if (batch.length > 0)
        await (trx as unknown as Kysely<Record<string, Record<string, unknown>>>)
          .insertInto(table)
          .values(batch)
          .execute();
      batch = [];
    };
    for (const row of copy.prepare(`select * from "${table}"`).iterate()) {
      batch.push(row as Record<string, unknown>);
      if (batch.length === BATCH) await insert();
    }
    await insert();
  }
}

/** Drops our tables, and no others: `rate_limit` and what the operator keeps in the same database stay. */
async function dropTables(trx: StateDb, copy: Sqlite.Database): Promise<void> {
  const names = [...listTables(copy), 'kysely_migration', 'kysely_migration_lock'];
  const list = names.map((name) => `"${name}"`).join(', ');
  await sql.raw(`drop table if exists ${list} cascade`).execute(trx);
}

/**
 * Puts a file's data in the place of the operator's data in PostgreSQL, in one transaction. Returns the folder of the
 * backup of what was replaced; undefined if there was nothing. Throws BackupError and the errors of the driver. If it
 * throws, the database is unchanged.
 */
export async function replacePostgres(
  url: string,
  { file, repeatRemovals }: Replacement,
  { backupDir, now, isForced }: ReplaceOptions & { readonly backupDir: string },
): Promise<string | undefined> {
  const db = openPostgres(url);
  try {
    if (!isForced) await checkUnused(db);
    return await db.transaction().execute(async (trx) => {
      let keptPath: string | undefined;
      if ((await listAppliedMigrations(trx)).length > 0) {
        // No lead can be written until the restored data is there: one from a backend that still runs waits and is not
        // lost.
        await sql`lock table lead in exclusive mode`.execute(trx);
        await repeatRemovals(trx);
        const name = `replaced-${nameBackup(now)}`;
        keptPath = (await createBackup({ place: { url }, dir: backupDir, now }, name)).folder;
      }
      const copy = new Sqlite(file, { readonly: true });
      try {
        await dropTables(trx, copy);
        const { error } = await (await createMigrator(trx, STATE_MIGRATIONS)).migrateToLatest();
        if (error) throw error;
        await insertAll(trx, copy);
      } finally {
        copy.close();
      }
      return keptPath;
    });
  } finally {
    await db.destroy();
  }
}
