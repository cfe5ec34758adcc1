import { sql, type Kysely } from 'kysely';

/**
 * Forgets which lots have changed: imports of the former release noted none, so an index that reads what is new since it was
 * built would miss them. Whatever stands on a stamp is built again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['catalogue_stamp', 'lot_change']) await sql`delete from ${sql.ref(table)}`.execute(db);
}

export async function down(): Promise<void> {
  // Nothing to restore.
}
