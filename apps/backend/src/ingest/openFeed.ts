import path from 'node:path';
import { OperatorError } from '../lib/OperatorError.ts';
import type { FeedTable } from './feedTable.ts';
import type { Feed } from './rawRecord.ts';
import type { LotSource, Source } from './Source.ts';
import { listFeedFiles, readFolderFeed } from './transports/folderFeed.ts';
import { spoolFeed } from './transports/spooled.ts';

/** The requested source is not configured. The message names the variables to set. */
export class SourceNotSet extends OperatorError {
  override readonly name = 'SourceNotSet';

  constructor({ name, kind, variables: { needs, example } }: Source) {
    const neededVariables = needs.map((variable) =>
      example(variable) ? `${variable} (${example(variable)})` : variable,
    );
    super(`${name}: set ${neededVariables.join(' and ')}${kind === 'lots' ? ', or give --dir' : ''}.`);
  }
}

/** Finds the files of a table in `{dir}/{source}/{table}`, `{dir}/{table}` or the folder itself. Throws NoFeedFiles. */
async function openFiles(dir: string, { source, table }: FeedTable): Promise<Feed> {
  for (const candidate of [path.join(dir, source), path.join(dir, table), dir]) {
    const names = await listFeedFiles(candidate).catch(() => undefined);
    if (names) return readFolderFeed(candidate, names, source);
  }
  return readFolderFeed(dir, await listFeedFiles(dir), source);
}

/** Where a table is read from: files of a folder, or the source’s own protocol. */
export interface FeedLocation<Settings> {
  readonly source: LotSource<string, Settings>;
  /** Absent: the source is not configured. */
  readonly settings: Settings | undefined;
  /** Files to read instead of the source's protocol. */
  readonly dir: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Returns the folder of a source's files; undefined if it is read over the network. */
export const getSourceFolder = <Settings>({
  source,
  settings,
  dir,
}: FeedLocation<Settings>): string | undefined =>
  dir ?? (settings === undefined ? undefined : source.folder?.(settings));

/**
 * Opens a table: its files if there is a folder, else the source's own protocol. Throws SourceNotSet and NoFeedFiles.
 */
export async function openFeed<Settings>(table: FeedTable, location: FeedLocation<Settings>): Promise<Feed> {
  const { source, settings, signal } = location;
  const folder = getSourceFolder(location);
  if (folder !== undefined) return openFiles(folder, table);
  if (settings === undefined || !source.open) throw new SourceNotSet(source);
  return spoolFeed(source.open(settings, table, signal));
}
