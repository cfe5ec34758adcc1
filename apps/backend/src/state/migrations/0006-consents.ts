import type { CreateTableBuilder, Kysely } from 'kysely';

const EVENT = ['at', 'lead_id', 'act', 'scope', 'version', 'text_hash', 'host', 'page'];
const TEXT = ['path', 'version', 'title', 'html', 'since'];

const addTexts = (table: CreateTableBuilder<string, string>, names: readonly string[]) =>
  names.reduce(
    (built, name) => built.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
    table,
  );

/** Adds the register of consents and withdrawals, and the texts that visitors agreed to, word for word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const events = db.schema
    .createTable('consent_event')
    .addColumn('id', 'text', (column) => column.primaryKey()) as CreateTableBuilder<string, string>;
  await addTexts(events, EVENT).execute();
  await db.schema.createIndex('consent_of_lead').on('consent_event').columns(['lead_id']).execute();
  const texts = db.schema
    .createTable('consent_text')
    .addColumn('hash', 'text', (column) => column.primaryKey()) as CreateTableBuilder<string, string>;
  await addTexts(texts, TEXT).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('consent_text').execute();
  await db.schema.dropTable('consent_event').execute();
}
