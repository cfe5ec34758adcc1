import { sql, type Kysely } from 'kysely';

/**
 * The lots that have changed, in order, and the place among them of each version of the catalogue: an index in memory
 * reads what is new since it was built. Stamps are random: a catalogue from a backup does not have those of the lost days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lot_change (id integer primary key autoincrement, key integer not null) strict`.execute(
    db,
  );
  await sql`create table catalogue_stamp (version integer primary key, stamp text not null, change_id integer not null) strict`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['catalogue_stamp', 'lot_change']) await sql`drop table ${sql.ref(table)}`.execute(db);
}
