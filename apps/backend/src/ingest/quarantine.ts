import { randomUUID } from 'node:crypto';
import type { StateDb } from '../state/schema.ts';

/** A record that could not be read as a lot. */
export interface Rejected {
  /** Where it stood: `aleado/japan/0001.ndjson:17`. */
  readonly place: string;
  /** What is wrong with it, for the operator. */
  readonly reason: string;
  /** As it came. */
  readonly record: string;
}

/** Where the rejected records of one reading go. */
export interface Quarantine {
  add(rejected: readonly Rejected[]): Promise<void>;
  /** The whole table was read: what earlier readings set aside of it is out of date. */
  replaceEarlier(): Promise<void>;
  /** The reading came to nothing. */
  discard(): Promise<void>;
}

/** Characters of a record that are kept. */
const RECORD_LENGTH = 16_384;
/** A feed that changed its form breaks every record: so many tell the story, the run's count tells how many there were. */
const KEPT_PER_RUN = 20_000;
/** Rows of one statement. */
const CHUNK = 100;
/** Letters of PostgreSQL's texts may not be this one. */
const NUL = /\0/g;

/** @param run the id of the reading, which is of the catalogue */
export function createQuarantine(db: StateDb, source: string, run: number): Quarantine {
  let kept = 0;
  return {
    add: async (rejected) => {
      const taken = rejected.slice(0, KEPT_PER_RUN - kept);
      kept += taken.length;
      const at = new Date().toISOString();
      for (let from = 0; from < taken.length; from += CHUNK)
        await db
          .insertInto('quarantine')
          .values(
            taken.slice(from, from + CHUNK).map(({ place, reason, record }) => ({
              id: randomUUID(),
              run,
              source,
              place,
              reason: reason.replaceAll(NUL, '\uFFFD'),
              record: record.slice(0, RECORD_LENGTH).replaceAll(NUL, '\uFFFD'),
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
