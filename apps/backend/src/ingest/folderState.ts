import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StateDb } from '../state/schema.ts';

/** Names, sizes and times of all finished files below a folder, as one short text. */
async function signatureOf(dir: string, table: string): Promise<string> {
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
  readonly changed: boolean;
  readonly remember: () => Promise<void>;
}

/** Whether the files of a table are others than at its last reading; `remember` is for when they have been read. */
export async function folderState(db: StateDb, source: string, dir: string): Promise<FolderState> {
  const name = `folder:${source}`;
  const value = await signatureOf(dir, source.split('/')[1] ?? '');
  const known = await db.selectFrom('note').select('value').where('name', '=', name).executeTakeFirst();
  return {
    changed: known?.value !== value,
    remember: async () => {
      await db
        .insertInto('note')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
