import { sql, type Kysely } from 'kysely';

const COLUMNS = ['estimate', 'estimate_low', 'estimate_high'];

/** The expected hammer price of a lot and its ends. They are filled by the next training. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) await sql`alter table lot add column ${sql.ref(column)} integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS.toReversed())
    await sql`alter table lot drop column ${sql.ref(column)}`.execute(db);
}
