import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BackupError } from './BackupError.ts';
import { checkState, openChecked } from './checkCopy.ts';
import { describeFile, readManifest, STATE_FILE, type Manifest } from './manifest.ts';

const OTHER = 'Use another backup: npm run operator -- backup list.';

/** Reads a whole backup and compares it with its manifest. Throws BackupError that names the first fault. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const described of manifest.files) {
    const file = path.join(folder, described.name);
    if (!existsSync(file)) throw new BackupError(`${file} is missing. ${OTHER}`);
    const { bytes, sha256 } = await describeFile(folder, described.name);
    if (bytes !== described.bytes || sha256 !== described.sha256)
      throw new BackupError(
        `${file} is not what was backed up: ${bytes} bytes with the checksum ${sha256}, but the manifest has ${described.bytes} bytes with ${described.sha256}. ${OTHER}`,
      );
    if (described.name !== STATE_FILE) openChecked(file).close();
  }
  const { schema, tables } = checkState(path.join(folder, STATE_FILE));
  if (schema !== manifest.schema || !isDeepStrictEqual(tables, manifest.tables))
    throw new BackupError(`${folder}: the tables differ from the manifest. ${OTHER}`);
  return manifest;
}
