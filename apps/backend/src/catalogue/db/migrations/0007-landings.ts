import { sql, type Kysely } from 'kysely';

/**
 * Covers the landings of a catalogue: names with the number of their lots and their last change. It also has lots that
 * are no longer listed, because a name that some lot had stays known. The columns after `run` are those of base
 * filters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index lot_landings on lot (type, brand, model, kuzov, live, run, parent, left_hand, day, age_class, body_type)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lot_landings`.execute(db);
}
