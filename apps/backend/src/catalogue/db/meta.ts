import type { Database } from 'better-sqlite3';
import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { stampChanges } from './changes.ts';
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

const formatTypeVersion = (type: CatalogueType): string => `${VERSION}/${type}`;

/**
 * Reads the version of the catalogue in which a lot of a type last changed. Catalogues of earlier releases have none: it
 * is then the version of the catalogue.
 */
export const queryTypeVersion = (run: Runner, type: CatalogueType): string =>
  run.value<string>(META_QUERY, [formatTypeVersion(type)]) ?? queryCatalogueVersion(run);

/**
 * Increments the version of the catalogue. Call it in the transaction that changes lots.
 * @param types the types of the changed lots
 */
export function bumpCatalogueVersion(
  db: Database,
  types: readonly CatalogueType[] = CATALOGUE_TYPE_NAMES,
): void {
  const number = Number(readCatalogueVersion(db)) + 1;
  const version = String(number);
  writeMeta(db, VERSION, version);
  for (const type of types) writeMeta(db, formatTypeVersion(type), version);
  stampChanges(db, number);
}

export function deleteMeta(db: Database, name: string): void {
  db.prepare('delete from meta where name = ?').run(name);
}
