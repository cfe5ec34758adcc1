import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { STATE_MIGRATIONS } from '../../state/migrations/migrations.ts';
import type { StateDb } from '../../state/schema.ts';
import { listAppliedMigrations } from '../../lib/createMigrator.ts';
import { BackupError } from './BackupError.ts';
import { nameBackup } from './backupFolders.ts';
import { listTables } from './checkCopy.ts';
import { openPostgres } from './copyPostgres.ts';
import { createBackup } from './createBackup.ts';
import type { Replacement } from './replacement.ts';

export interface ReplaceOptions {
  /** What is replaced is backed up here first. */
  readonly backupDir: string;
  readonly now: Date;
  readonly isForced: boolean;
}

/** Rows that one statement inserts: PostgreSQL takes 65,535 values. */
const BATCH = 500;

/** PostgreSQL lists a connection for a moment after it was closed. */
const MAX_LOOKS = 10;
const LOOK_MS = 200;

/** Throws BackupError while a backend is connected. */
export async function checkUnused(db: StateDb): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = 'vvoz'`.execute(db);
    const connections = Number(rows[0]?.count ?? 0);
    if (connections === 0) return;
    if (looks === MAX_LOOKS)
      throw new BackupError(
        `A backend has ${connections} connections to the database: stop it first. Nothing was changed.`,
      );
    await pause(LOOK_MS);
  }
}

/** Inserts all rows of the restored file. Tables that others refer to come first. */
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

async function createTables(trx: StateDb): Promise<void> {
  const migrator = new Migrator({
    db: trx as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => ({ ...STATE_MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Puts a file's data in the place of the operator's data in PostgreSQL, in one transaction. Returns the folder of the
 * backup of what was replaced; undefined if there was nothing. Throws BackupError and the errors of the driver; the
 * database is as before then.
 */
export async function replacePostgres(
  url: string,
  { file, adapt }: Replacement,
  { backupDir, now, isForced }: ReplaceOptions,
): Promise<string | undefined> {
  const db = openPostgres(url);
  try {
    if (!isForced) await checkUnused(db);
    return await db.transaction().execute(async (trx) => {
      let kept: string | undefined;
      if ((await listAppliedMigrations(trx)).length > 0) {
        // Nothing can be written until the restored data is there: a lead of a forgotten backend waits and is kept.
        await sql`lock table lead in exclusive mode`.execute(trx);
        await adapt(trx);
        const name = `replaced-${nameBackup(now)}`;
        kept = (await createBackup({ place: { url }, dir: backupDir, now }, name)).folder;
      }
      const copy = new Sqlite(file, { readonly: true });
      try {
        await dropTables(trx, copy);
        await createTables(trx);
        await insertAll(trx, copy);
      } finally {
        copy.close();
      }
      return kept;
    });
  } finally {
    await db.destroy();
  }
}
