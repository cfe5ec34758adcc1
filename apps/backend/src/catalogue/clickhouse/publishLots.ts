import { randomInt } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { findPlace, knowsPlace, listChangedKeys } from '../db/changes.ts';
import { RECORD_COLUMNS } from '../db/lotRecord.ts';
import { queryCatalogueVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { createRunner } from '../db/runner.ts';
import { getOwnTable } from './createTables.ts';
import type { ClickHouse } from './openClickHouse.ts';
import { readPin, type Pin } from './readPin.ts';

/** Lots of one statement. */
const MAX_ROWS = 10_000;
/** A former generation is kept this long: a backend may read it until it looks for a new state. */
const KEEP_SECONDS = 600;
/** When this many rows of a generation belong to no present lot, for each that does, a new one is begun. */
const MAX_DEAD = 1;

const COLUMNS = [...new Set(['key', ...RECORD_COLUMNS, 'run', 'added_run'])];
const LIST = COLUMNS.join(', ');

const findSeconds = (): number => Math.floor(Date.now() / 1000);

interface Batch {
  readonly id: number;
  readonly generation: number;
  readonly base: number;
}

/** Begins a batch on a state, or a generation. Its number is higher than that of all before, and nobody else's. */
async function beginBatch(clickHouse: ClickHouse, before?: Pin): Promise<Batch> {
  const [last] = await clickHouse.all<{ id: number; generation: number }>(
    'select max(id) as id, max(generation) as generation from batch',
  );
  const id = Math.max((last?.id ?? 0) + 1, Date.now() * 1000 + randomInt(1000));
  const batch = {
    id,
    generation: before?.generation ?? (last?.generation ?? 0) + 1,
    base: before?.batch ?? 0,
  };
  await clickHouse.insert('batch', [
    { ...batch, done: 0, at: findSeconds(), version: '', stamp: '', change_id: 0 },
  ]);
  return batch;
}

/** Writes lots from SQLite, several statements if there are many. */
async function insertLots(clickHouse: ClickHouse, batch: Batch, rows: Iterable<unknown>): Promise<void> {
  let some: object[] = [];
  const send = async () => {
    if (some.length > 0) await clickHouse.insert('lot', some);
    some = [];
  };
  for (const row of rows) {
    some.push({ ...(row as object), generation: batch.generation, batch: batch.id, sign: 1 });
    if (some.length >= MAX_ROWS) await send();
  }
  await send();
}

/** Adds the rows that take lots of a state away. */
async function removeLots(
  clickHouse: ClickHouse,
  batch: Batch,
  pin: Pin,
  keys: readonly number[],
): Promise<void> {
  await clickHouse.run(
    `insert into lot (generation, batch, sign, ${LIST})
     select toUInt32(${batch.generation}), toUInt64(${batch.id}), toInt8(-1), ${LIST} from lot
     where ${pin.where} and key in (${keys.join(', ')}) group by ${LIST} having sum(sign) > 0`,
  );
}

/** Writes the imports that are new or have ended since they were written. */
async function publishRuns(db: Database, clickHouse: ClickHouse, batch: Batch): Promise<void> {
  const stored = await clickHouse.all<{ id: number; ended: string }>(
    'select id, max(finished_at) as ended from ingest_run group by id',
  );
  const ends = new Map(stored.map(({ id, ended }) => [id, ended]));
  const runs = db
    .prepare<[], { id: number; started_at: string; finished_at: string }>(
      `select id, started_at, coalesce(finished_at, '') as finished_at from ingest_run`,
    )
    .all()
    .filter(({ id, finished_at }) => ends.get(id) !== finished_at)
    .map((one) => ({ ...one, batch: batch.id }));
  if (runs.length > 0) await clickHouse.insert('ingest_run', runs);
}

/** Drops the generations that no backend can read any more, on each server. */
async function dropGenerations({ all, servers, location }: ClickHouse): Promise<void> {
  const rows = await all<{ g: number; began: number }>(
    'select generation as g, min(at) as began from batch where done = 1 group by g order by g',
  );
  const readable = rows.findLast(({ began }) => began < findSeconds() - KEEP_SECONDS)?.g ?? 0;
  const table = getOwnTable(location, 'lot');
  for (const server of servers) {
    const stored = await server.all<{ g: string }>(
      `select distinct partition as g from system.parts where database = currentDatabase() and table = ? and active`,
      [table],
    );
    for (const { g } of stored)
      if (Number(g) < readable) await server.run(`alter table ${table} drop partition ${Number(g)}`);
  }
}

/** True if so many rows are of no present lot that a new generation is worth it. */
async function hasManyDead(clickHouse: ClickHouse, { where }: Pin): Promise<boolean> {
  const [row] = await clickHouse.all<{ n: number; present: number }>(
    `select count() as n, sum(sign) as present from lot where ${where}`,
  );
  return row !== undefined && row.n > (row.present + MAX_ROWS) * (1 + MAX_DEAD);
}

/**
 * Copies what has changed in the catalogue since the last published state to ClickHouse. A batch becomes visible at once,
 * by its last row; a batch that ends before it is never read. What SQLite no longer remembers is copied as a whole, as a
 * new generation. Only one process may publish at a time.
 * @returns the number of written lots, or undefined if the state was already published
 */
async function publishLots(db: Database, clickHouse: ClickHouse): Promise<number | undefined> {
  const run = createRunner(db);
  // One state of the catalogue. The connection is the publisher's own.
  db.exec('begin');
  try {
    const version = queryCatalogueVersion(run);
    const place = findPlace(run, version) ?? { stamp: '', changeId: 0 };
    const pin = await readPin(clickHouse);
    if (pin?.version === version && pin.stamp === place.stamp) return undefined;
    const before =
      pin &&
      pin.stamp !== '' &&
      place.stamp !== '' &&
      knowsPlace(run, pin) &&
      !(await hasManyDead(clickHouse, pin))
        ? pin
        : undefined;
    const batch = await beginBatch(clickHouse, before);
    const keys = before && listChangedKeys(db, before);
    if (before && keys) {
      const select = db.prepare(`select ${LIST} from lot where key in (select value from json_each(?))`);
      for (let at = 0; at < keys.length; at += MAX_ROWS) {
        const some = keys.slice(at, at + MAX_ROWS);
        await removeLots(clickHouse, batch, before, some);
        await insertLots(clickHouse, batch, select.all(JSON.stringify(some)));
      }
    } else await insertLots(clickHouse, batch, db.prepare(`select ${LIST} from lot`).iterate());
    await publishRuns(db, clickHouse, batch);
    await clickHouse.insert('batch', [
      { ...batch, done: 1, at: findSeconds(), version, stamp: place.stamp, change_id: place.changeId },
    ]);
    await dropGenerations(clickHouse);
    return keys?.length ?? (db.prepare('select count(*) from lot').pluck().get() as number);
  } finally {
    db.exec('rollback');
  }
}

/** Publishes the lots of a file. Returns what `publishLots` does. */
export async function publishFile(file: string, clickHouse: ClickHouse): Promise<number | undefined> {
  const db = openDatabase(file, { readonly: true });
  try {
    return await publishLots(db, clickHouse);
  } finally {
    db.close();
  }
}
