import Sqlite from 'better-sqlite3';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { BackupError } from './BackupError.ts';
import type { Manifest } from './manifest.ts';

/** Tables of Kysely itself: they say which migrations a database has had. */
const isMigratorTable = (name: string): boolean => name.startsWith('kysely_');

/** Lists the tables of a SQLite database, without Kysely's own, each after the tables that it refers to. */
export function listTables(db: Sqlite.Database): readonly string[] {
  const names = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  const sorted = new Set<string>();
  const add = (name: string): void => {
    if (sorted.has(name)) return;
    const parents = db
      .prepare('select "table" from pragma_foreign_key_list(?)')
      .pluck()
      .all(name) as string[];
    for (const parent of parents) if (parent !== name) add(parent);
    sorted.add(name);
  };
  for (const name of names) if (!isMigratorTable(name)) add(name);
  return [...sorted];
}

/** Counts the rows of each table. */
export const countRows = (db: Sqlite.Database): Record<string, number> =>
  Object.fromEntries(
    listTables(db)
      .toSorted()
      .map((name) => [name, db.prepare(`select count(*) from "${name}"`).pluck().get() as number]),
  );

/** Opens a SQLite file and checks every page of it. Throws BackupError for a damaged one. */
export function openChecked(file: string): Sqlite.Database {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const faults = (db.pragma('integrity_check(3)') as { integrity_check: string }[])
      .map(({ integrity_check: text }) => text)
      .filter((text) => text !== 'ok');
    if (db.prepare('select 1 from pragma_foreign_key_check limit 1').get() !== undefined)
      faults.push('rows refer to rows that do not exist');
    if (faults.length > 0) throw new Error(faults.join('; '));
    return db;
  } catch (error) {
    db.close();
    throw new BackupError(
      `${file} is damaged: ${getErrorMessage(error)}. Use another backup: npm run operator -- backup list.`,
      { cause: error },
    );
  }
}

/** Throws BackupError for a database with triggers or views, which run the statements of whoever made it. */
export function refuseForeignCode(file: string): void {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const names = db
      .prepare("select type || ' ' || name from sqlite_schema where type in ('trigger', 'view')")
      .pluck()
      .all() as string[];
    if (names.length > 0)
      throw new BackupError(
        `${file} has what no backup of ours has: ${names.join(', ')}. Nothing was changed. Use another backup: npm run operator -- backup list.`,
      );
  } finally {
    db.close();
  }
}

/**
 * Opens the copy of the operator's data and returns what it contains. Throws BackupError for a damaged or foreign one.
 */
export function checkState(file: string): Pick<Manifest, 'schema' | 'tables'> {
  const db = openChecked(file);
  try {
    const names = listTables(db);
    if (!names.includes('lead'))
      throw new BackupError(
        `${file} has no table of leads: is it the database of the backend? Check VVOZ_DATA_DIR or DATABASE_URL.`,
      );
    const newest = db.prepare('select max(name) from kysely_migration').pluck().get() as string | null;
    return { schema: newest ?? '', tables: countRows(db) };
  } finally {
    db.close();
  }
}
