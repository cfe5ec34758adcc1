import type { Database } from 'better-sqlite3';
import { deferIndices, hasNoLots, restoreIndices } from '../catalogue/db/bulkIndices.ts';
import { withIngestLock } from '../catalogue/db/ingestLock.ts';
import { findLastReadCount } from '../catalogue/db/ingestRuns.ts';
import { optimiseDatabase } from '../catalogue/db/optimiseDatabase.ts';
import type { State } from '../state/openState.ts';
import { toFeedTable, type FeedTable } from './feedTable.ts';
import { readFolderState, type FolderState } from './folderState.ts';
import { recordRun } from './health/feedRuns.ts';
import { importRows, type ImportReport } from './importRows.ts';
import { getSourceFolder, openFeed, SourceNotSet, type FeedLocation } from './openFeed.ts';
import type { ReadRecord } from './records/reading.ts';
import { NoFeedFiles } from './transports/folderFeed.ts';

export interface IngestTablesOptions<Settings> extends FeedLocation<Settings> {
  readonly db: Database;
  readonly state: State;
  /** Names without the source; empty: all that are configured, or have files. */
  readonly tables: readonly string[];
  /** Skip tables whose files have not changed since the last import. */
  readonly ifChanged: boolean;
  /** Called after each batch with the number of records so far and the number in the table's last import. */
  readonly onProgress?: ((table: string, read: number, expected: number | undefined) => void) | undefined;
}

/** Lists the tables to read: the requested ones, or those of the settings, or all. */
function selectTables<Settings>(options: IngestTablesOptions<Settings>): readonly FeedTable[] {
  const { source, settings, tables } = options;
  const chosen = settings === undefined ? undefined : source.chooseTables?.(settings);
  const wanted = tables.length > 0 ? tables : chosen;
  return source.tables
    .filter(({ table }) => wanted === undefined || wanted.includes(table))
    .map((row) => toFeedTable(source.name, row));
}

/** Returns the reader of records, which skips those that the settings exclude. */
function chooseReader<Settings>({ source, settings }: IngestTablesOptions<Settings>): ReadRecord {
  if (settings === undefined || !source.skips) return source.readRecord;
  return (record, table, now) =>
    source.skips?.(settings, record) ? { kind: 'skipped' } : source.readRecord(record, table, now);
}

/** Imports a table and records the run. Returns undefined if its files have not changed or the folder has none. */
async function ingestTable<Settings>(
  table: FeedTable,
  options: IngestTablesOptions<Settings>,
): Promise<ImportReport | undefined> {
  const { state, tables, ifChanged } = options;
  const folder = getSourceFolder(options);
  const folderState =
    folder === undefined ? undefined : await readFolderState(state.db, table.source, folder);
  if (ifChanged && folderState && !folderState.changed) return undefined;
  return recordRun(state.db, table.source, async () => {
    try {
      return await importTable(table, options, folderState);
    } catch (error) {
      // A folder need not contain every table of its source.
      if (tables.length === 0 && error instanceof NoFeedFiles) return undefined;
      throw error;
    }
  });
}

async function importTable<Settings>(
  table: FeedTable,
  options: IngestTablesOptions<Settings>,
  folderState: FolderState | undefined,
): Promise<ImportReport> {
  const { db, state, onProgress, signal } = options;
  const feed = await openFeed(table, options);
  const expected = findLastReadCount(db, table.source);
  const report = await importRows({
    db,
    state: state.db,
    table,
    readRecord: chooseReader(options),
    feed,
    ...(signal ? { signal } : {}),
    onBatch: ({ read }) => onProgress?.(table.source, read, expected),
  });
  await folderState?.remember();
  return report;
}

/**
 * Imports the tables of a source one after the other, each in one transaction, then the source's other data if all
 * tables are requested. Throws IngestLocked, SourceNotSet and what the transports throw. Tables that were already
 * imported stay.
 */
export async function ingestTables<Settings>(
  options: IngestTablesOptions<Settings>,
): Promise<readonly ImportReport[]> {
  const { db, state, source, settings, tables, dir, signal } = options;
  if (dir === undefined && settings === undefined) throw new SourceNotSet(source);
  return withIngestLock(db, async () => {
    const reports: ImportReport[] = [];
    // Nobody reads an empty catalogue, and indices that are built once at the end take less than those of each row.
    if (hasNoLots(db)) deferIndices(db);
    try {
      for (const table of selectTables(options)) {
        const report = await ingestTable(table, options);
        if (report) reports.push(report);
      }
    } finally {
      restoreIndices(db);
    }
    if (source.importRest && settings !== undefined && dir === undefined && tables.length === 0)
      reports.push(await source.importRest(settings, { db, state, signal }));
    if (reports.some(({ added, changed }) => added + changed > 0)) optimiseDatabase(db);
    return reports;
  });
}
