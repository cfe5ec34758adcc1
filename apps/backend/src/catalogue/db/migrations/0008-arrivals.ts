import { sql, type Kysely } from 'kysely';

/**
 * Remembers the import that brought a lot. 0 for the lots of earlier releases: for these the import of their last change
 * stands in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column added_run integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot drop column added_run`.execute(db);
}
