import path from 'node:path';
import type { FeedTable } from './feedTables.ts';
import type { Feed } from './rawRecord.ts';
import type { Sources } from './sourceSettings.ts';
import { feedFiles, folderFeed } from './transports/folderFeed.ts';
import { jpcenterFeed, JPCENTER_TABLES } from './transports/jpcenterFeed.ts';
import { spooled } from './transports/spooled.ts';
import { wordpressFeed } from './transports/wordpressFeed.ts';

/** A source that is asked for has not been set up; the message says what to set. */
export class SourceNotSet extends Error {
  override readonly name = 'SourceNotSet';
}

export interface FeedPlace {
  readonly sources: Sources;
  /** Files instead of the network: the folder of the feeds, or of the one table. */
  readonly dir?: string;
  readonly signal?: AbortSignal;
}

async function filesOf(dir: string, { source }: FeedTable): Promise<Feed> {
  const [feed = '', table = ''] = source.split('/');
  const candidates = [path.join(dir, feed, table), path.join(dir, table), dir];
  for (const candidate of candidates) {
    const names = await feedFiles(candidate).catch(() => undefined);
    if (names) return folderFeed(candidate, names, source);
  }
  return folderFeed(dir, await feedFiles(dir), source);
}

/** What opens a table's feed: files where a folder is given, else the source's own protocol. Throws SourceNotSet. */
export async function feedOf(table: FeedTable, { sources, dir, signal }: FeedPlace): Promise<Feed> {
  if (dir !== undefined) return filesOf(dir, table);
  const [feed, name] = table.source.split('/');
  if (feed === 'aleado') {
    if (!sources.aleado) throw new SourceNotSet('aleado: set VVOZ_ALEADO_DIR, or give --dir.');
    return filesOf(sources.aleado.dir, table);
  }
  if (feed === 'wordpress') {
    if (!sources.wordpress) throw new SourceNotSet('wordpress: set VVOZ_WORDPRESS_URL, or give --dir.');
    const access = { baseUrl: sources.wordpress.url, ...(signal ? { signal } : {}) };
    return spooled(wordpressFeed(access, name ?? '', table.source));
  }
  const known = JPCENTER_TABLES.find((one) => one === name);
  if (!sources.jpcenter || !known)
    throw new SourceNotSet('jpcenter: set VVOZ_JPCENTER_URL and VVOZ_JPCENTER_CODE, or give --dir.');
  const { url, code, format, gzip } = sources.jpcenter;
  return spooled(
    jpcenterFeed({
      baseUrl: url,
      code,
      format,
      gzip,
      table: known,
      source: table.source,
      ...(signal ? { signal } : {}),
    }),
  );
}
