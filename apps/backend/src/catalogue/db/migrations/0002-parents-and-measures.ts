import { sql, type Kysely } from 'kysely';

const COVERED =
  'type, brand, model, kuzov, year, mileage, engine, power, rate, rate_rank, drive, gearbox_kind, color, day, status, finish, price, auction_date';

/**
 * Columns for the other catalogues: the parent of left-hand stock, dimensions of machinery, the turnkey price for
 * filters and orders, the import ban, and facts that are only shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lot add column parent text not null default ''`.execute(db);
  for (const column of ['length', 'width', 'height', 'mass', 'clearance', 'cost'])
    await sql`alter table lot add column ${sql.ref(column)} integer`.execute(db);
  await sql`alter table lot add column sanctioned integer not null default 0`.execute(db);
  // JSON of facts that no list uses; '' means none.
  await sql`alter table lot add column details text not null default ''`.execute(db);
  // The quarantine has moved to the operator's database.
  await sql`drop table quarantine`.execute(db);
  await sql`drop index if exists lot_facets`.execute(db);
  await sql`
    create index lot_facets on lot (${sql.raw(COVERED)}, parent, left_hand, length, width, height, mass, clearance, cost)
    where live = 1`.execute(db);
  await sql`create index lot_by_cost on lot (type, cost) where live = 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quarantine (
      id integer primary key, run integer not null references ingest_run (id), source text not null,
      place text not null, reason text not null, record text not null, at text not null
    ) strict`.execute(db);
  await sql`drop index lot_by_cost`.execute(db);
  await sql`drop index lot_facets`.execute(db);
  for (const column of [
    'details',
    'sanctioned',
    'cost',
    'clearance',
    'mass',
    'height',
    'width',
    'length',
    'parent',
  ])
    await sql`alter table lot drop column ${sql.ref(column)}`.execute(db);
  await sql`create index lot_facets on lot (${sql.raw(COVERED)}) where live = 1`.execute(db);
}
