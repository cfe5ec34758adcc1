import { sql, type Kysely } from 'kysely';

/**
 * What the law needs to know about a lot and its feed does not say, and the next day on which its cost changes. Both
 * are filled by the next recalculation of costs, which the changed tables cause.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column law_facts text not null default ''`.execute(db);
  await sql`alter table lot add column cost_changes text not null default ''`.execute(db);
  await sql`create index lot_cost_changes on lot (cost_changes) where cost_changes > ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lot_cost_changes`.execute(db);
  for (const column of ['cost_changes', 'law_facts'])
    await sql`alter table lot drop column ${sql.ref(column)}`.execute(db);
}
