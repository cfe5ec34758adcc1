import { sql, type Kysely } from 'kysely';

const COVERED =
  'type, brand, model, kuzov, year, mileage, engine, power, rate, rate_rank, drive, gearbox_kind, color, day, status, finish, price, auction_date, parent, left_hand, length, width, height, mass, clearance, cost, age_class, fee_class';

/** Adds the body type to the covering index: a template may be limited to one (lorries from Japan). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists lot_facets`.execute(db);
  await sql`create index lot_facets on lot (${sql.raw(COVERED)}, body_type) where live = 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lot_facets`.execute(db);
  await sql`create index lot_facets on lot (${sql.raw(COVERED)}) where live = 1`.execute(db);
}
