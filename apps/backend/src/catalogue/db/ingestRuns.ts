import type { Database } from 'better-sqlite3';

/** What a reading of a feed table came to. Each record that was read is in exactly one of the others but `withdrawn`. */
export interface RunCounts {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Lots that were listed and are no longer in the feed. */
  withdrawn: number;
  quarantined: number;
  /** Sound records that are left out by a rule of the feed. */
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

/** Notes the beginning of a run and returns its id. A run without `finished_at` was broken off. */
export const startRun = (db: Database, source: string): number =>
  Number(
    db
      .prepare('insert into ingest_run (source, started_at) values (?, ?)')
      .run(source, new Date().toISOString()).lastInsertRowid,
  );

/** How many records the last finished reading of a source had: what the next one is likely to have. */
export const findLastReadCount = (db: Database, source: string): number | undefined =>
  db
    .prepare(
      'select read from ingest_run where source = ? and finished_at is not null order by id desc limit 1',
    )
    .pluck()
    .get(source) as number | undefined;

/** To be called in the transaction of the reading. */
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
