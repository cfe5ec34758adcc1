import type { Database } from 'better-sqlite3';
import { deleteMeta, readMeta, writeMeta } from './meta.ts';

/** The definitions of the indices that are away; written with their removal, so that a crash loses none. */
const NOTE = 'deferred_indices';

interface Index {
  readonly name: string;
  readonly sql: string;
}

const readDeferred = (db: Database): readonly Index[] => JSON.parse(readMeta(db, NOTE) ?? '[]') as Index[];

/** True when `lot` holds no row at all. */
export const hasNoLots = (db: Database): boolean =>
  db.prepare('select 1 from lot limit 1').get() === undefined;

/** Takes the indices of `lot` away, all but the unique key: filling a table without them and sorting once is faster. */
export function deferIndices(db: Database): void {
  db.transaction(() => {
    const indices = db
      .prepare(
        `select name, sql from sqlite_schema where type = 'index' and tbl_name = 'lot' and sql is not null`,
      )
      .all() as Index[];
    if (indices.length === 0) return;
    const away = new Set(indices.map(({ name }) => name));
    const already = readDeferred(db).filter(({ name }) => !away.has(name));
    writeMeta(db, NOTE, JSON.stringify([...already, ...indices]));
    for (const { name } of indices) db.exec(`drop index "${name}"`);
  }).immediate();
}

/** Builds the indices that are away, each in its own transaction; `onIndex` is told each one's name before. */
export function restoreIndices(db: Database, onIndex?: (name: string) => void): void {
  for (const { name, sql } of readDeferred(db)) {
    onIndex?.(name);
    db.exec(sql.replace(/^create index(?! if not exists)/i, 'create index if not exists'));
  }
  deleteMeta(db, NOTE);
}
