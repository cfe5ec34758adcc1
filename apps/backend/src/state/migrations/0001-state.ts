import type { CreateTableBuilder, Kysely } from 'kysely';

const TEXT_COLUMNS = (names: readonly string[]) => (table: CreateTableBuilder<string, never>) =>
  names.reduce(
    (built, name) => built.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
    table as CreateTableBuilder<string, string>,
  );

/** Uses only what SQLite and PostgreSQL both have: texts, integers, plain and unique indices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string, texts: readonly string[]) =>
    TEXT_COLUMNS(texts)(db.schema.createTable(name) as never);

  await table('lead', [
    'idempotency_key',
    'created_at',
    'kind',
    'name',
    'tel',
    'message',
    'host',
    'page',
    'ip',
    'consent_version',
    'consent_at',
    'marks',
    'lot',
    'receipt',
  ])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addUniqueConstraint('lead_once', ['idempotency_key'])
    .execute();
  await db.schema.createIndex('lead_by_time').on('lead').columns(['created_at', 'id']).execute();

  await table('delivery', [
    'target',
    'state',
    'due_at',
    'claimed_by',
    'claimed_until',
    'last_error',
    'delivered_at',
  ])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('delivery_once', ['lead_id', 'target'])
    .execute();
  await db.schema.createIndex('delivery_due').on('delivery').columns(['state', 'due_at']).execute();

  await table('quarantine', ['source', 'place', 'reason', 'record', 'at'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('run', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('quarantine_of_run').on('quarantine').columns(['source', 'run']).execute();

  await table('content_entry', ['source', 'kind', 'slug', 'title', 'date', 'category', 'body', 'hash'])
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('content_entry_key', ['kind', 'slug', 'source'] as never)
    .execute();

  await table('content_document', ['source', 'kind', 'key', 'body', 'hash'])
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('content_document_key', ['kind', 'key', 'source'] as never)
    .execute();

  await table('rate', ['currency', 'day', 'rub', 'source', 'fetched_at'])
    .addPrimaryKeyConstraint('rate_key', ['currency', 'day'] as never)
    .execute();

  await table('cost_settings', ['body', 'created_at', 'remark'])
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .execute();

  await table('lease', ['holder', 'until'])
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();

  await table('note', ['value'])
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    'note',
    'lease',
    'cost_settings',
    'rate',
    'content_document',
    'content_entry',
    'quarantine',
    'delivery',
    'lead',
  ])
    await db.schema.dropTable(name).execute();
}
