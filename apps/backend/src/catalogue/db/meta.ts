import type { Database } from 'better-sqlite3';

/** Reads a note from the table `meta`; undefined if there is none. */
export function readMeta(db: Database, name: string): string | undefined {
  return db.prepare('select value from meta where name = ?').pluck().get(name) as string | undefined;
}

export function writeMeta(db: Database, name: string, value: string): void {
  db.prepare(
    'insert into meta (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  ).run(name, value);
}

const VERSION = 'catalog_version';

/**
 * Version of the catalogue: it changes with every import that changed something; '0' before the first. Key of caches
 * and ETags.
 */
export const readCatalogVersion = (db: Database): string => readMeta(db, VERSION) ?? '0';

/** Increments the version of the catalogue. Call it in the transaction that changes lots. */
export const bumpCatalogVersion = (db: Database): void =>
  writeMeta(db, VERSION, String(Number(readCatalogVersion(db)) + 1));

export function deleteMeta(db: Database, name: string): void {
  db.prepare('delete from meta where name = ?').run(name);
}
