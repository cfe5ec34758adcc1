import { readableTable } from './feedTables.ts';
import { importRows, type ImportOptions, type ImportReport } from './importRows.ts';
import { feedFiles, folderFeed } from './transports/folderFeed.ts';

export interface IngestFolderOptions extends Omit<ImportOptions, 'table' | 'readRecord' | 'feed'> {
  /** The folder of the table's files. */
  readonly dir: string;
  /** `aleado/japan`; see FEED_TABLES. */
  readonly source: string;
  /** Names of files as they are finished by a writer that is still at work; absent: the files that are there. */
  readonly follow?: AsyncIterable<string>;
}

/** Imports a folder of feed files. Throws NoFeedFiles where there are none, a RangeError for an unknown source. */
export async function ingestFolder(options: IngestFolderOptions): Promise<ImportReport> {
  const { dir, source, follow, ...rest } = options;
  const readable = readableTable(source);
  const names = follow ?? (await feedFiles(dir));
  return importRows({ ...rest, ...readable, feed: folderFeed(dir, names, source) });
}
