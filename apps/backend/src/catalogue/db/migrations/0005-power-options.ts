import { sql, type Kysely } from 'kysely';

/** Powers that a body code was sold with, where the feed lists several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column power_options text not null default ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot drop column power_options`.execute(db);
}
