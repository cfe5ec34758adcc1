import type { CreateTableBuilder, Kysely } from 'kysely';

const TEXTS = ['source', 'started_at', 'finished_at', 'outcome', 'error', 'losses'];
const COUNTS = ['read', 'added', 'changed', 'unchanged', 'withdrawn', 'quarantined', 'skipped'];

/** Adds the last imports of each source, for the operator's page of feeds, for reports and for alarms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('feed_run')
    .addColumn('id', 'text', (column) => column.primaryKey()) as CreateTableBuilder<string, string>;
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
  for (const name of COUNTS)
    table = table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0));
  await table.execute();
  await db.schema
    .createIndex('feed_run_by_source')
    .on('feed_run')
    .columns(['source', 'started_at'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('feed_run').execute();
}
