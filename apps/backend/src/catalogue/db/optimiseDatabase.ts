import type { Database } from 'better-sqlite3';

/** Rows of an index that are looked at for the planner's statistics. */
const ANALYSED_ROWS = 1000;

/** After a large import: statistics for the query planner, and the write-ahead log back into the file. */
export function optimiseDatabase(db: Database): void {
  db.pragma(`analysis_limit = ${ANALYSED_ROWS}`);
  db.exec('analyze');
  db.pragma('wal_checkpoint(TRUNCATE)');
}
