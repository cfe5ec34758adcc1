import { sql, type Kysely } from 'kysely';

const COVERED =
  'type, brand, model, kuzov, year, mileage, engine, power, rate, rate_rank, drive, gearbox_kind, color, day, status, finish, price, auction_date, parent, left_hand, length, width, height, mass, clearance, cost';

/**
 * The law's age and fee classes of a lot, written with its cost. '' means that the lot's data does not prove the class.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['age_class', 'fee_class'])
    await sql`alter table lot add column ${sql.ref(column)} text not null default ''`.execute(db);
  await sql`drop index if exists lot_facets`.execute(db);
  await sql`create index lot_facets on lot (${sql.raw(COVERED)}, age_class, fee_class) where live = 1`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lot_facets`.execute(db);
  for (const column of ['fee_class', 'age_class'])
    await sql`alter table lot drop column ${sql.ref(column)}`.execute(db);
  await sql`create index lot_facets on lot (${sql.raw(COVERED)}) where live = 1`.execute(db);
}
