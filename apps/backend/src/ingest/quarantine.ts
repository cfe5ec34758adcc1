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
/** Records that are stored per import. When a feed changes its form, all its records break; the run counts them all. */
const DEFAULT_MAX_KEPT = 20_000;
/** Rows per statement. */
const CHUNK_ROWS = 100;
/** PostgreSQL's texts may not contain this character. */
const NUL = /\0/g;

/** @param run the id of the import in the catalogue */
export function createQuarantine(
  db: StateDb,
  source: string,
  run: number,
  maxKept = DEFAULT_MAX_KEPT,
): Quarantine {
  let stored = 0;
  return {
    add: async (rejected) => {
      const taken = rejected.slice(0, maxKept - stored);
      stored += taken.length;
      const at = new Date().toISOString();
      for (let from = 0; from < taken.length; from += CHUNK_ROWS)
        await db
          .insertInto('quarantine')
          .values(
            taken.slice(from, from + CHUNK_ROWS).map(({ place, reason, record }) => ({
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
