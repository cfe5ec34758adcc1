import type { Database } from 'better-sqlite3';
import type { Runner } from './runner.ts';

const META_QUERY = 'select value from meta where name = ?';

/** Reads a note from the table `meta`; undefined if there is none. */
export function readMeta(db: Database, name: string): string | undefined {
  return db.prepare(META_QUERY).pluck().get(name) as string | undefined;
}

export function writeMeta(db: Database, name: string, value: string): void {
  db.prepare(
    'insert into meta (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  ).run(name, value);
}

const VERSION = 'catalog_version';
const NO_VERSION = '0';

/** Reads the version with the prepared statements of a reader, as `readCatalogueVersion` does. */
export const queryCatalogueVersion = (run: Runner): string =>
  run.value<string>(META_QUERY, [VERSION]) ?? NO_VERSION;

/**
 * Version of the catalogue: it changes with every import that changed something; '0' before the first. Key of caches
 * and ETags.
 */
export const readCatalogueVersion = (db: Database): string => readMeta(db, VERSION) ?? NO_VERSION;

/** Increments the version of the catalogue. Call it in the transaction that changes lots. */
export const bumpCatalogueVersion = (db: Database): void =>
  writeMeta(db, VERSION, String(Number(readCatalogueVersion(db)) + 1));

export function deleteMeta(db: Database, name: string): void {
  db.prepare('delete from meta where name = ?').run(name);
}
