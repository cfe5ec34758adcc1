import type { Kysely } from 'kysely';

/** Adds the captcha tokens of the last minutes: each is used once, whichever process it reaches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captcha_token')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('used_by', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('captcha_token').execute();
}
