import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Runner } from './runner.ts';

/** Changes that are remembered: an index that is further behind is built again. */
const MAX_CHANGES = 1_000_000;

const EVENTS = { insert: 'new', update: 'new', delete: 'old' } as const;

/** The place of a version of the catalogue among all changes of lots. */
export interface Place {
  readonly stamp: string;
  /** The last change before the stamp. */
  readonly changeId: number;
}

/**
 * Notes from now on which lots this connection changes. The triggers are the connection's and not the file's: a backup may
 * have none, and the former release must not meet any.
 */
export function noteChanges(db: Database): void {
  const hasTable = db.prepare(`select 1 from sqlite_schema where name = 'lot_change'`).get() !== undefined;
  if (!hasTable) return;
  for (const [event, row] of Object.entries(EVENTS))
    db.exec(`create temp trigger if not exists note_${event} after ${event} on main.lot
      begin insert into lot_change (key) values (${row}.key); end`);
}

/**
 * Stamps a new version of the catalogue, and forgets the oldest changes. Call it in the transaction that changes lots.
 * A version that has no stamp was written by an earlier release, which notes no changes: then all before it are worth
 * nothing.
 */
export function stampChanges(db: Database, version: number): void {
  const last = db.prepare('select coalesce(max(id), 0) from lot_change').pluck().get() as number;
  const before = db.prepare('select max(version) from catalogue_stamp').pluck().get() as number | null;
  if (before !== version - 1) db.exec('delete from catalogue_stamp');
  db.prepare('delete from lot_change where id <= ?').run(last - MAX_CHANGES);
  db.prepare('delete from catalogue_stamp where change_id < ?').run(last - MAX_CHANGES);
  db.prepare('insert into catalogue_stamp (version, stamp, change_id) values (?, ?, ?)').run(
    version,
    randomUUID(),
    last,
  );
}

/** The place of a version; undefined if changes were not noted. */
export const findPlace = (run: Runner, version: string): Place | undefined =>
  run.all<Place>('select stamp, change_id as "changeId" from catalogue_stamp where version = ?', [
    Number(version),
  ])[0];

/** True if the catalogue has been in this state, and remembers all changes since. */
export const knowsPlace = (run: Runner, { stamp, changeId }: Place): boolean =>
  run.value('select 1 from catalogue_stamp where stamp = ? and change_id = ?', [stamp, changeId]) === 1;

/** Keys of the lots that have changed since a place, ascending. */
export const listChangedKeys = (db: Database, { changeId }: Place): readonly number[] =>
  db
    .prepare<[number], number>('select distinct key from lot_change where id > ? order by key')
    .pluck()
    .all(changeId);
