import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Feed, Reach } from '../rawRecord.ts';
import { jsonFile } from './jsonFile.ts';
import { ndjsonFile } from './ndjsonFile.ts';
import { OperatorError } from '../../lib/OperatorError.ts';

/** A folder that should hold a feed's files holds none. */
export class NoFeedFiles extends OperatorError {
  override readonly name = 'NoFeedFiles';
}

const READERS: Readonly<Record<string, (file: string, name: string) => Feed>> = {
  '.ndjson': ndjsonFile,
  '.jsonl': ndjsonFile,
  '.json': jsonFile,
};

/** Names of the finished feed files in a folder, in order; files that are being written (`.part`) are left alone. */
export async function feedFiles(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && path.extname(entry.name) in READERS)
    .map((entry) => entry.name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (names.length === 0) throw new NoFeedFiles(`There are no feed files (.ndjson, .json) in ${dir}.`);
  return names;
}

/**
 * Reads files of a folder one after the other.
 * @param names the files, in order; they may come while others are still being written
 * @param source begins the places: `aleado/japan/0001.ndjson:17`
 */
export async function* folderFeed(
  dir: string,
  names: Iterable<string> | AsyncIterable<string>,
  source: string,
): Feed {
  let reach: Reach = 'whole';
  for await (const name of names) {
    const reader = READERS[path.extname(name)];
    if (!reader) throw new NoFeedFiles(`${path.join(dir, name)} is no feed file (.ndjson, .json).`);
    if ((yield* reader(path.join(dir, name), `${source}/${name}`)) === 'part') reach = 'part';
  }
  return reach;
}
