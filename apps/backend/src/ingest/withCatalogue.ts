import type { Database } from 'better-sqlite3';
import { migrateSchema } from '../catalogue/db/migrate.ts';
import { openForImport } from '../catalogue/db/open.ts';

/** Opens the catalogue's database for an import, migrates it, and closes it after the work. */
export async function withCatalogue<T>(file: string, work: (db: Database) => Promise<T>): Promise<T> {
  await migrateSchema(file);
  const db = openForImport(file);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
