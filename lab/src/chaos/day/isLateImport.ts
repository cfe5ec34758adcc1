import { DatabaseSync } from 'node:sqlite';

/** Twice the interval of the sources of the day, ms. */
const LATE_MS = 60 * 60_000;
const LATE = /^Источник (\S+): давно не загружался$/;

/**
 * True for an alarm about a source that has really not been imported for twice its interval at `now`; false for other
 * alarms, and while the database cannot be read.
 */
export function isLateImport(stateFile: string, subject: string, now: number): boolean {
  const source = LATE.exec(subject)?.[1];
  if (source === undefined) return false;
  try {
    const database = new DatabaseSync(stateFile, { readOnly: true });
    try {
      const row = database
        .prepare(
          "select max(finished_at) as at from feed_run where source = ? and outcome in ('done', 'part')",
        )
        .get(source);
      return now - Date.parse(String(row?.['at'])) > LATE_MS;
    } finally {
      database.close();
    }
  } catch {
    // It is locked: one of the events.
    return false;
  }
}
