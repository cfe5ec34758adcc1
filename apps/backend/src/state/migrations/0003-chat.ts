import type { CreateTableBuilder, Kysely } from 'kysely';

const TEXTS = ['conversation', 'at', 'author', 'text', 'host', 'page', 'forwarded_at', 'forwarded_as'];

/** Adds the messages of the chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('chat_message')
    .addColumn('id', 'text', (column) => column.primaryKey()) as CreateTableBuilder<string, string>;
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
  await table.execute();
  await db.schema
    .createIndex('chat_by_conversation')
    .on('chat_message')
    .columns(['conversation', 'at'])
    .execute();
  await db.schema.createIndex('chat_by_time').on('chat_message').columns(['at']).execute();
  await db.schema.createIndex('chat_forwarded').on('chat_message').columns(['forwarded_as']).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('chat_message').execute();
}
