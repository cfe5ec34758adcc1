import { sql, type Kysely } from 'kysely';

const COLUMNS = ['price_share integer', 'usual_mileage integer', 'few_sales integer not null default 0'];

/** How a lot's price compares with similar offers, and whether sales are too few to estimate it. The next imports fill them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) await sql`alter table lot add column ${sql.raw(column)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS.toReversed())
    await sql`alter table lot drop column ${sql.ref(column.split(' ')[0] ?? '')}`.execute(db);
}
