import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Feed, Completeness } from '../rawRecord.ts';
import { readJsonFile } from './jsonFile.ts';
import { readNdjsonFile } from './ndjsonFile.ts';
import { OperatorError } from '../../lib/OperatorError.ts';

/** The folder contains no feed files. */
export class NoFeedFiles extends OperatorError {
  override readonly name = 'NoFeedFiles';
}

const READERS: Readonly<Record<string, (file: string, name: string) => Feed>> = {
  '.ndjson': readNdjsonFile,
  '.jsonl': readNdjsonFile,
  '.json': readJsonFile,
};

/**
 * Lists the names of the finished feed files in a folder, sorted. Skips files that are being written (`.part`). Throws
 * NoFeedFiles if there are none.
 */
export async function listFeedFiles(dir: string): Promise<readonly string[]> {
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
 * @param names the files, in order; more may follow while the first are read
 * @param source the prefix of places: `aleado/japan/0001.ndjson:17`
 */
export async function* readFolderFeed(
  dir: string,
  names: Iterable<string> | AsyncIterable<string>,
  source: string,
): Feed {
  let completeness: Completeness = 'whole';
  for await (const name of names) {
    const reader = READERS[path.extname(name)];
    if (!reader) throw new NoFeedFiles(`${path.join(dir, name)} is not a feed file (.ndjson, .json).`);
    if ((yield* reader(path.join(dir, name), `${source}/${name}`)) === 'part') completeness = 'part';
  }
  return completeness;
}
