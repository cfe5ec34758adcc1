import { sql, type Kysely } from 'kysely';

/**
 * Stores the import that added a lot. 0 for the lots of earlier releases: the import of their last change is used
 * instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column added_run integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot drop column added_run`.execute(db);
}
