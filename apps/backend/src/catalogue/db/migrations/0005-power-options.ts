import { sql, type Kysely } from 'kysely';

/** Adds the possible powers of a lot whose feed lists several for its body code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column power_options text not null default ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot drop column power_options`.execute(db);
}
