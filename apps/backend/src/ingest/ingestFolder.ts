import { findReadableTable } from './feedTables.ts';
import { importRows, type ImportOptions, type ImportReport } from './importRows.ts';
import { listFeedFiles, readFolderFeed } from './transports/folderFeed.ts';

export interface IngestFolderOptions extends Omit<ImportOptions, 'table' | 'readRecord' | 'feed'> {
  /** The folder of the table's files. */
  readonly dir: string;
  /** `aleado/japan`; see FEED_TABLES. */
  readonly source: string;
  /** Names of files that a writer finishes during the import; absent: the files in the folder. */
  readonly follow?: AsyncIterable<string>;
}

/** Imports a folder of feed files. Throws NoFeedFiles if it has none, and a RangeError for an unknown source. */
export async function ingestFolder(options: IngestFolderOptions): Promise<ImportReport> {
  const { dir, source, follow, ...rest } = options;
  const readable = findReadableTable(source);
  const names = follow ?? (await listFeedFiles(dir));
  return importRows({ ...rest, ...readable, feed: readFolderFeed(dir, names, source) });
}
