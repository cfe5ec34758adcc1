import type { Kysely } from 'kysely';

const COLUMNS = ['outcome', 'outcome_at'];

/** Adds what a CRM tells of a lead: won, lost or spam. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of COLUMNS)
    await db.schema
      .alterTable('delivery')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of COLUMNS) await db.schema.alterTable('delivery').dropColumn(name).execute();
}
