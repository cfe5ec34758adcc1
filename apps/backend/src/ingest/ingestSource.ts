import type { Database } from 'better-sqlite3';
import { withIngestLock } from '../catalogue/db/ingestLock.ts';
import { lastRead, startRun } from '../catalogue/db/ingestRuns.ts';
import { settle } from '../catalogue/db/settle.ts';
import { importWordpress } from '../content/wordpress/importWordpress.ts';
import type { State } from '../state/openState.ts';
import { feedOf, SourceNotSet, type FeedPlace } from './feedOf.ts';
import { FEED_TABLES, type FeedTable } from './feedTables.ts';
import { folderState } from './folderState.ts';
import { importRows, type ImportReport } from './importRows.ts';
import { NoFeedFiles } from './transports/folderFeed.ts';

export interface IngestSourceOptions extends FeedPlace {
  readonly db: Database;
  readonly state: State;
  readonly source: 'jpcenter' | 'aleado' | 'wordpress';
  /** Names without the source; empty: all that are set up, or have files. */
  readonly tables: readonly string[];
  /** Leave tables alone whose files are those of the last reading. */
  readonly ifChanged?: boolean;
  /** Told the records so far, and how many the last reading of the table had. */
  readonly onProgress?: (what: string, read: number, expected: number | undefined) => void;
}

/** Tables that are read when none are named. */
function tablesOf({ source, tables, sources }: IngestSourceOptions): readonly FeedTable[] {
  const wanted = tables.length > 0 ? tables : source === 'jpcenter' ? (sources.jpcenter?.tables ?? []) : [];
  const all = FEED_TABLES.filter((table) => table.source.startsWith(`${source}/`));
  return wanted.length > 0 ? all.filter((table) => wanted.includes(table.source.split('/')[1] ?? '')) : all;
}

/**
 * Brings the tables of a source into the catalogue, one after the other, each in one transaction; of wordpress the posts
 * into the content as well. Throws IngestLocked, SourceNotSet and what the transports throw; tables that were read
 * before stay.
 */
export async function ingestSource(options: IngestSourceOptions): Promise<readonly ImportReport[]> {
  const { db, state, source, tables, ifChanged = false, onProgress, signal } = options;
  const all = tables.length === 0;
  return withIngestLock(db, async () => {
    const reports: ImportReport[] = [];
    for (const table of tablesOf(options)) {
      const files = options.dir ?? (source === 'aleado' ? options.sources.aleado?.dir : undefined);
      const seen = files === undefined ? undefined : await folderState(state.db, table.source, files);
      if (ifChanged && seen && !seen.changed) continue;
      let feed;
      try {
        feed = await feedOf(table, options);
      } catch (error) {
        // A folder need not hold every table of its source.
        if (all && error instanceof NoFeedFiles) continue;
        throw error;
      }
      const expected = lastRead(db, table.source);
      const report = await importRows({
        db,
        state: state.db,
        table,
        feed,
        ...(signal ? { signal } : {}),
        onBatch: ({ read }) => onProgress?.(table.source, read, expected),
      });
      reports.push(report);
      await seen?.remember();
    }
    if (source === 'wordpress' && all && options.dir === undefined) {
      if (!options.sources.wordpress) throw new SourceNotSet('wordpress: set VVOZ_WORDPRESS_URL.');
      const access = { baseUrl: options.sources.wordpress.url, ...(signal ? { signal } : {}) };
      reports.push(await importWordpress(state, access, startRun(db, 'wordpress/posts')));
    }
    if (reports.some(({ added, changed }) => added + changed > 0)) settle(db);
    return reports;
  });
}
