import { sql, type Kysely } from 'kysely';

const COVERED =
  'type, brand, model, kuzov, year, mileage, engine, power, rate, rate_rank, drive, gearbox_kind, color, day, status, finish, price, auction_date, parent, left_hand, length, width, height, mass, clearance, cost, age_class, fee_class, body_type';
const KINDS = ['body_kind', 'engine_kind', 'seats', 'machine_kind', 'moto_class'] as const;

/** What a visitor chooses by: kinds of body, engine and machine, seats, class of motorcycle. The next import fills them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of KINDS)
    await sql`alter table lot add column ${sql.ref(column)} text not null default ''`.execute(db);
  await sql`drop index if exists lot_facets`.execute(db);
  await sql`
    create index lot_facets on lot (${sql.raw([COVERED, ...KINDS].join(', '))}) where live = 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lot_facets`.execute(db);
  for (const column of KINDS.toReversed())
    await sql`alter table lot drop column ${sql.ref(column)}`.execute(db);
  await sql`create index lot_facets on lot (${sql.raw(COVERED)}) where live = 1`.execute(db);
}
