import type { Database } from 'better-sqlite3';

/** A record that could not be read as a lot. */
export interface Rejected {
  /** Where it stood: `aleado/japan/0001.ndjson:17`. */
  readonly place: string;
  /** What is wrong with it, for the operator. */
  readonly reason: string;
  /** As it came. */
  readonly record: string;
}

/** Where rejected records of one run go. */
export interface Quarantine {
  add(rejected: Rejected): void;
  /** The whole table was read: what earlier runs set aside of it is out of date. */
  replaceEarlier(): void;
}

/** Characters of a record that are kept. */
const RECORD_LENGTH = 4096;
/** A feed that changed its form breaks every record: so many tell the story, the run's count tells how many there were. */
const KEPT_PER_RUN = 20_000;

export function createQuarantine(db: Database, source: string, run: number): Quarantine {
  const insert = db.prepare(
    'insert into quarantine (run, source, place, reason, record, at) values (?, ?, ?, ?, ?, ?)',
  );
  const forget = db.prepare('delete from quarantine where source = ? and run <> ?');
  let kept = 0;
  return {
    add: ({ place, reason, record }) => {
      if (kept >= KEPT_PER_RUN) return;
      kept += 1;
      insert.run(run, source, place, reason, record.slice(0, RECORD_LENGTH), new Date().toISOString());
    },
    replaceEarlier: () => {
      forget.run(source, run);
    },
  };
}
