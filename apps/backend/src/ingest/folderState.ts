import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readNote, writeNote } from '../state/notes.ts';
import type { StateDb } from '../state/schema.ts';

/** Hashes names, sizes and times of all finished files of a table. */
async function hashFiles(dir: string, table: string): Promise<string> {
  const hash = createHash('sha1');
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => path.dirname(file) === dir || path.basename(path.dirname(file)) === table)
    .toSorted();
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('base64url');
}

export interface FolderState {
  /** True if the files have changed since the last import. */
  readonly changed: boolean;
  /** Saves the state of the files as it was before the import. */
  readonly remember: () => Promise<void>;
}

/** Determines whether a table's files have changed since the last import. Call `remember` after an import. */
export async function readFolderState(db: StateDb, source: string, dir: string): Promise<FolderState> {
  const name = `folder:${source}`;
  const value = await hashFiles(dir, source.split('/')[1] ?? '');
  return {
    changed: (await readNote(db, name)) !== value,
    remember: () => writeNote(db, name, value),
  };
}
