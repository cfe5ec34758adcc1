import { randomUUID } from 'node:crypto';
import { createCounts } from '../../catalogue/db/ingestRuns.ts';
import type { FeedRunTable, StateDb } from '../../state/schema.ts';
import type { ImportReport } from '../importRows.ts';

/** How many imports of a source are kept. */
const MAX_RUNS = 20;
const MAX_ERROR = 500;
const NUL = /\0/g;

/** The error of an import whose process was killed. */
const INTERRUPTED = 'the import was interrupted';

/** The report of an import. A source without tables has neither skipped records nor losses. */
type Result = Pick<ImportReport, 'read' | 'added' | 'changed' | 'unchanged' | 'withdrawn' | 'quarantined'> &
  Partial<Pick<ImportReport, 'skipped' | 'dropped' | 'unknownWords'>> & { readonly whole: boolean };

/**
 * Returns the current time, ISO. If the clock was set back, returns the moment after the last start, because imports
 * are ordered by their start.
 */
async function findStart(db: StateDb, source: string): Promise<string> {
  const last = await db
    .selectFrom('feed_run')
    .select('started_at')
    .where('source', '=', source)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  const earliest = last ? Date.parse(last.started_at) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

async function beginRun(db: StateDb, source: string): Promise<string> {
  const id = randomUUID();
  const now = await findStart(db, source);
  await db
    .updateTable('feed_run')
    .set({ outcome: 'failed', error: INTERRUPTED, finished_at: now })
    .where('source', '=', source)
    .where('outcome', '=', 'running')
    .execute();
  await db
    .insertInto('feed_run')
    .values({
      ...createCounts(),
      id,
      source,
      started_at: now,
      finished_at: '',
      outcome: 'running',
      error: '',
      losses: '',
    })
    .execute();
  return id;
}

async function endRun(db: StateDb, source: string, id: string, fields: Partial<FeedRunTable>): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({ ...fields, finished_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  const old = await db
    .selectFrom('feed_run')
    .select('id')
    .where('source', '=', source)
    .orderBy('started_at', 'desc')
    .offset(MAX_RUNS)
    .limit(MAX_RUNS)
    .execute();
  if (old.length > 0)
    await db
      .deleteFrom('feed_run')
      .where(
        'id',
        'in',
        old.map((run) => run.id),
      )
      .execute();
}

function describeResult(result: Result): Partial<FeedRunTable> {
  const { read, added, changed, unchanged, withdrawn, quarantined, skipped = 0 } = result;
  const { dropped = [], unknownWords = [] } = result;
  return {
    outcome: result.whole ? 'done' : 'part',
    read,
    added,
    changed,
    unchanged,
    withdrawn,
    quarantined,
    skipped,
    losses: JSON.stringify({ dropped, unknownWords }).replaceAll(NUL, ''),
  };
}

const deleteRun = async (db: StateDb, id: string): Promise<void> => {
  await db.deleteFrom('feed_run').where('id', '=', id).execute();
};

const describeError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR).replaceAll(NUL, '');

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Runs an import and records it: its times, its counts, or why it failed. Rethrows what the import throws. Nothing is
 * recorded when there was nothing to do (`undefined`) or the import was stopped on purpose.
 * @param source the feed table, `jpcenter/korea`, or the name of a source without tables
 */
export async function recordRun<T extends Result | undefined>(
  db: StateDb,
  source: string,
  run: () => Promise<T>,
): Promise<T> {
  const id = await beginRun(db, source);
  try {
    const result = await run();
    if (result) await endRun(db, source, id, describeResult(result));
    else await deleteRun(db, id);
    return result;
  } catch (error) {
    if (isAbort(error)) await deleteRun(db, id);
    else await endRun(db, source, id, { outcome: 'failed', error: describeError(error) });
    throw error;
  }
}

/** Finds the recorded imports, the newest first. */
export const findRuns = (db: StateDb, source?: string): Promise<FeedRunTable[]> => {
  const query = db.selectFrom('feed_run').selectAll().orderBy('started_at', 'desc').orderBy('id');
  return (source === undefined ? query : query.where('source', '=', source)).execute();
};
