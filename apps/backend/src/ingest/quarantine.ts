import { randomUUID } from 'node:crypto';
import type { StateDb } from '../state/schema.ts';

/** A record that could not be read as a lot. */
export interface Rejected {
  /** Its place in the feed: `aleado/japan/0001.ndjson:17`. */
  readonly place: string;
  /** What is wrong with it, for the operator. */
  readonly reason: string;
  /** Its text, unchanged. */
  readonly record: string;
}

/** Stores the rejected records of one import. */
export interface Quarantine {
  add(rejected: readonly Rejected[]): Promise<void>;
  /** Deletes the table's records of earlier imports. Call after a complete import. */
  replaceEarlier(): Promise<void>;
  /** Deletes the records of this import. Call when it failed. */
  discard(): Promise<void>;
}

/** Longest text of a record that is stored, characters. */
const MAX_RECORD_LENGTH = 16_384;
/**
 * Records that are stored per import. If a feed changes its format, all its records are rejected; the run counts all.
 */
const DEFAULT_MAX_KEPT = 20_000;
/** Rows per statement. */
const CHUNK_ROWS = 100;
/** PostgreSQL's texts may not contain this character. */
const NUL = /\0/g;

/**
 * Creates the store for the rejected records of one import.
 * @param run the id of the import in the catalogue
 */
export function createQuarantine(
  db: StateDb,
  source: string,
  run: number,
  maxKept = DEFAULT_MAX_KEPT,
): Quarantine {
  let stored = 0;
  return {
    add: async (rejected) => {
      const toStore = rejected.slice(0, maxKept - stored);
      stored += toStore.length;
      const at = new Date().toISOString();
      for (let from = 0; from < toStore.length; from += CHUNK_ROWS)
        await db
          .insertInto('quarantine')
          .values(
            toStore.slice(from, from + CHUNK_ROWS).map(({ place, reason, record }) => ({
              id: randomUUID(),
              run,
              source,
              place,
              reason: reason.replaceAll(NUL, '\uFFFD'),
              record: record.slice(0, MAX_RECORD_LENGTH).replaceAll(NUL, '\uFFFD'),
              at,
            })),
          )
          .execute();
    },
    replaceEarlier: async () => {
      await db.deleteFrom('quarantine').where('source', '=', source).where('run', '!=', run).execute();
    },
    discard: async () => {
      await db.deleteFrom('quarantine').where('source', '=', source).where('run', '=', run).execute();
    },
  };
}
