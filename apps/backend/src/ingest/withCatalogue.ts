import type { Database } from 'better-sqlite3';
import { migrateSchema } from '../catalogue/db/migrate.ts';
import { openForImport } from '../catalogue/db/open.ts';
import type { State } from '../state/openState.ts';
import { claimCatalogue } from './claimCatalogue.ts';

/**
 * Opens the catalogue's database for an import, migrates it, and closes it after the work. Throws ForeignCatalogue when
 * it does not belong to the operator's data.
 */
export async function withCatalogue<T>(
  file: string,
  state: State,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  await migrateSchema(file);
  const db = openForImport(file);
  try {
    await claimCatalogue(db, state);
    return await work(db);
  } finally {
    db.close();
  }
}
