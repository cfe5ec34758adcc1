import { sql, type Kysely } from 'kysely';

/** Not every lot of a type with auction sheets has one: its first picture is the vehicle then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column without_sheet integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot drop column without_sheet`.execute(db);
}
