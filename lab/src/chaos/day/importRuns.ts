import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Twice the interval of the sources of the day, ms. */
const LATE_MS = 60 * 60_000;
const LATE = /^Источник (\S+): давно не загружался$/;

/** Path of the operator's database in a data folder. */
export const getStatePath = (dataDir: string): string => path.join(dataDir, 'vvoz-state.sqlite');

/** Reads one value of the operator's database; undefined when no row has it. Throws while the database is locked. */
function readValue(dataDir: string, sql: string, ...values: readonly SQLInputValue[]): unknown {
  const database = new DatabaseSync(getStatePath(dataDir), { readOnly: true });
  try {
    return database.prepare(sql).get(...values)?.['value'];
  } finally {
    database.close();
  }
}

/** True while an import of a source has noted its start and not its end. */
export const isImportNoted = (dataDir: string, source: string): boolean =>
  readValue(dataDir, "select 1 as value from feed_run where source = ? and outcome = 'running'", source) !==
  undefined;

/**
 * True for an alarm about a source that has really not been imported for twice its interval at `now`; false for other
 * alarms, and while the database cannot be read.
 */
export function isLateImport(dataDir: string, subject: string, now: number): boolean {
  const source = LATE.exec(subject)?.[1];
  if (source === undefined) return false;
  try {
    const sql =
      "select max(finished_at) as value from feed_run where source = ? and outcome in ('done', 'part')";
    return now - Date.parse(String(readValue(dataDir, sql, source))) > LATE_MS;
  } catch {
    // It is locked: one of the events.
    return false;
  }
}
