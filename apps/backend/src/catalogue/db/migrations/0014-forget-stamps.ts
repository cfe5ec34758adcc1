import { sql, type Kysely } from 'kysely';

/**
 * Forgets which lots have changed: imports of the former release noted none, so an index that reads what is new since it was
 * built would miss them. Whatever stands on an earlier stamp is built again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['catalogue_stamp', 'lot_change']) await sql`delete from ${sql.ref(table)}`.execute(db);
  // What is built from now on stands on this stamp.
  await sql`insert into catalogue_stamp (version, stamp, change_id)
    select cast(value as integer), lower(hex(randomblob(16))), 0 from meta where name = 'catalog_version'`.execute(
    db,
  );
}

export async function down(): Promise<void> {
  // Nothing to restore.
}
