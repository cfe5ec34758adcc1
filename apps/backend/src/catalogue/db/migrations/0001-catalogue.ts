import { sql, type Kysely } from 'kysely';

/**
 * Lots, import runs and quarantined records. One row per lot of a feed table. Unknown words are '', unknown numbers are
 * null. The index `lot_facets` covers counts and facets, so that they read no rows unless they filter by lot number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lot (
      key integer primary key,
      source text not null,
      external_id text not null,
      type text not null,
      live integer not null default 1,
      brand text not null,
      model text not null,
      kuzov text not null default '',
      year integer,
      month integer,
      engine integer,
      power integer,
      mileage integer,
      rate text not null default '',
      rate_rank integer,
      drive text not null default '',
      gearbox text not null default '',
      gearbox_kind text not null default '',
      fuel text not null default '',
      color text not null default '',
      day text not null default '',
      auction_date text not null default '',
      start integer,
      average integer,
      finish integer,
      price integer,
      currency text not null,
      status text not null,
      lot_number text not null default '',
      left_hand integer not null default 0,
      auction text not null default '',
      town text not null default '',
      grade text not null default '',
      body_type text not null default '',
      equipment text not null default '',
      country text not null default '',
      serial text not null default '',
      info text not null default '',
      images text not null default '',
      hash text not null,
      run integer not null,
      unique (source, external_id)
    ) strict`.execute(db);
  await sql`
    create index lot_facets on lot (
      type, brand, model, kuzov, year, mileage, engine, power, rate, rate_rank, drive, gearbox_kind, color, day, status, finish, price,
      auction_date
    ) where live = 1`.execute(db);
  await sql`create index lot_by_id on lot (type, external_id)`.execute(db);
  await sql`create index lot_by_date on lot (type, auction_date) where live = 1`.execute(db);
  await sql`create index lot_by_price on lot (type, price) where live = 1`.execute(db);
  await sql`create index lot_by_number on lot (type, lot_number collate nocase) where live = 1`.execute(db);
  await sql`
    create table ingest_run (
      id integer primary key,
      source text not null,
      started_at text not null,
      finished_at text,
      read integer not null default 0,
      added integer not null default 0,
      changed integer not null default 0,
      unchanged integer not null default 0,
      withdrawn integer not null default 0,
      quarantined integer not null default 0,
      skipped integer not null default 0
    ) strict`.execute(db);
  await sql`
    create table quarantine (
      id integer primary key,
      run integer not null references ingest_run (id),
      source text not null,
      place text not null,
      reason text not null,
      record text not null,
      at text not null
    ) strict`.execute(db);
  await sql`create table meta (name text primary key, value text not null) strict, without rowid`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['meta', 'quarantine', 'ingest_run', 'lot'])
    await sql`drop table ${sql.table(table)}`.execute(db);
}
