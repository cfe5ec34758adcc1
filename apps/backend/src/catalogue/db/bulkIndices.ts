import type { Database } from 'better-sqlite3';
import { deleteMeta, readMeta, writeMeta } from './meta.ts';

/**
 * Note with the definitions of the dropped indices. It is written in the transaction that drops them, so a crash loses
 * none.
 */
const NOTE = 'deferred_indices';

interface Index {
  readonly name: string;
  readonly sql: string;
}

const readDeferred = (db: Database): readonly Index[] => JSON.parse(readMeta(db, NOTE) ?? '[]') as Index[];

/** True when the table `lot` is empty. */
export const hasNoLots = (db: Database): boolean =>
  db.prepare('select 1 from lot limit 1').get() === undefined;

/**
 * Drops the indices of `lot` except the unique key: filling the table first and building the indices once is faster.
 */
export function deferIndices(db: Database): void {
  db.transaction(() => {
    const indices = db
      .prepare(
        `select name, sql from sqlite_schema where type = 'index' and tbl_name = 'lot' and sql is not null`,
      )
      .all() as Index[];
    if (indices.length === 0) return;
    const dropped = new Set(indices.map(({ name }) => name));
    const droppedBefore = readDeferred(db).filter(({ name }) => !dropped.has(name));
    writeMeta(db, NOTE, JSON.stringify([...droppedBefore, ...indices]));
    for (const { name } of indices) db.exec(`drop index "${name}"`);
  }).immediate();
}

/**
 * Builds the dropped indices again, each in its own transaction. Calls `onIndex` with the name of each before it is
 * built.
 */
export function restoreIndices(db: Database, onIndex?: (name: string) => void): void {
  for (const { name, sql } of readDeferred(db)) {
    onIndex?.(name);
    db.exec(sql.replace(/^create index(?! if not exists)/i, 'create index if not exists'));
  }
  deleteMeta(db, NOTE);
}
