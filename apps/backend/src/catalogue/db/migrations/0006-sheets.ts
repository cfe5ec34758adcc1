import { sql, type Kysely } from 'kysely';

/** Marks lots without an auction sheet in types whose lots usually have one. Their first picture shows the vehicle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column without_sheet integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot drop column without_sheet`.execute(db);
}
