import type { Database } from 'better-sqlite3';

/**
 * Result of importing a feed table. Each record that was read is in exactly one of the other counts except `withdrawn`.
 */
export interface RunCounts {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Listed lots that are no longer in the feed. */
  withdrawn: number;
  quarantined: number;
  /** Valid records that a rule of the feed excludes. */
  skipped: number;
}

export const createCounts = (): RunCounts => ({
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  quarantined: 0,
  skipped: 0,
});

/** Records the start of a run and returns its id. A run without `finished_at` was interrupted. */
export const startRun = (db: Database, source: string): number =>
  Number(
    db
      .prepare('insert into ingest_run (source, started_at) values (?, ?)')
      .run(source, new Date().toISOString()).lastInsertRowid,
  );

/** Number of records in the last finished import of a source, an estimate for the next one. */
export const findLastReadCount = (db: Database, source: string): number | undefined =>
  db
    .prepare(
      'select read from ingest_run where source = ? and finished_at is not null order by id desc limit 1',
    )
    .pluck()
    .get(source) as number | undefined;

/** Saves the counts of a run and, if it is finished, the time of its end. Call it in the transaction of the import. */
export function saveRun(
  db: Database,
  run: number,
  counts: Readonly<RunCounts>,
  { finished = false } = {},
): void {
  db.prepare(
    `update ingest_run set read = @read, added = @added, changed = @changed, unchanged = @unchanged,
       withdrawn = @withdrawn, quarantined = @quarantined, skipped = @skipped, finished_at = @finishedAt where id = @run`,
  ).run({ ...counts, run, finishedAt: finished ? new Date().toISOString() : null });
}
