import path from 'node:path';
import { OperatorError } from '../lib/OperatorError.ts';
import type { FeedTable } from './feedTable.ts';
import type { Feed } from './rawRecord.ts';
import type { LotSource, Source } from './Source.ts';
import { feedFiles, folderFeed } from './transports/folderFeed.ts';
import { spooled } from './transports/spooled.ts';

/** A source that is asked for has not been set up; the message says what to set. */
export class SourceNotSet extends OperatorError {
  override readonly name = 'SourceNotSet';

  constructor({ name, kind, variables: { needs, example } }: Source) {
    const wanted = needs.map((variable) =>
      example(variable) ? `${variable} (${example(variable)})` : variable,
    );
    super(`${name}: set ${wanted.join(' and ')}${kind === 'lots' ? ', or give --dir' : ''}.`);
  }
}

/** The files of a table: in `{dir}/{source}/{table}`, `{dir}/{table}` or the folder itself. Throws NoFeedFiles. */
async function openFiles(dir: string, { source, table }: FeedTable): Promise<Feed> {
  for (const candidate of [path.join(dir, source), path.join(dir, table), dir]) {
    const names = await feedFiles(candidate).catch(() => undefined);
    if (names) return folderFeed(candidate, names, source);
  }
  return folderFeed(dir, await feedFiles(dir), source);
}

/** How a table is reached: files of a folder, or the source's own protocol. */
export interface FeedPlace<Settings> {
  readonly source: LotSource<string, Settings>;
  /** Absent: the source is not set up. */
  readonly settings: Settings | undefined;
  /** Files in the place of the source's protocol. */
  readonly dir: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The folder that a source's files are in; undefined where it is read over the network. */
export const folderOf = <Settings>({ source, settings, dir }: FeedPlace<Settings>): string | undefined =>
  dir ?? (settings === undefined ? undefined : source.folder?.(settings));

/** Opens a table: files where there is a folder, else the source's own protocol. Throws SourceNotSet and NoFeedFiles. */
export async function openFeed<Settings>(table: FeedTable, place: FeedPlace<Settings>): Promise<Feed> {
  const { source, settings, signal } = place;
  const folder = folderOf(place);
  if (folder !== undefined) return openFiles(folder, table);
  if (settings === undefined || !source.open) throw new SourceNotSet(source);
  return spooled(source.open(settings, table, signal));
}
