import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../lib/privateFiles.ts';
import type { StateLocation } from '../../state/openState.ts';
import { explainFailure } from './BackupError.ts';
import { nameBackup, nameUnfinished, removeOldBackups } from './backupFolders.ts';
import { checkState, openChecked } from './checkCopy.ts';
import { copyPostgresSnapshot } from './copyPostgres.ts';
import { copySqlite, syncToDisk } from './copySqlite.ts';
import { CATALOGUE_FILE, describeFile, MANIFEST_FILE, STATE_FILE, type Manifest } from './manifest.ts';

export interface BackupOptions {
  readonly place: StateLocation;
  /** The catalogue's file, to copy it too. Without a copy, the next imports restore the lots. */
  readonly catalogueFile?: string | undefined;
  /** Folder of the backups. */
  readonly dir: string;
  readonly now: Date;
}

/** Fills the folder of a backup. */
async function writeCopies(folder: string, { place, catalogueFile, now }: BackupOptions): Promise<Manifest> {
  const stateFile = path.join(folder, STATE_FILE);
  if ('url' in place) await copyPostgresSnapshot(place.url, stateFile);
  else copySqlite(place.file, stateFile);
  const contents = checkState(stateFile);
  const names: (typeof STATE_FILE | typeof CATALOGUE_FILE)[] = [STATE_FILE];
  if (catalogueFile !== undefined) {
    const file = path.join(folder, CATALOGUE_FILE);
    copySqlite(catalogueFile, file);
    openChecked(file).close();
    names.push(CATALOGUE_FILE);
  }
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    engine: 'url' in place ? 'postgres' : 'sqlite',
    ...contents,
    files: await Promise.all(names.map((name) => describeFile(folder, name))),
  };
  const file = path.join(folder, MANIFEST_FILE);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`, { mode: PRIVATE_FILE });
  syncToDisk(file);
  return manifest;
}

export interface Backup {
  /** The folder of the backup. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Copies the operator's data in one snapshot while the backend writes it, opens the copy to check it, and only then
 * gives the folder its name. When it fails, it removes what it has written. Throws an OperatorError for what the
 * operator can correct, and otherwise the error itself.
 */
export async function createBackup(options: BackupOptions, name = nameBackup(options.now)): Promise<Backup> {
  const { dir } = options;
  const unfinished = path.join(dir, nameUnfinished(name));
  return explainFailure(`The backup into ${dir}`, async () => {
    mkdirSync(dir, { recursive: true, mode: PRIVATE_FOLDER });
    mkdirSync(unfinished, { mode: PRIVATE_FOLDER });
    try {
      const manifest = await writeCopies(unfinished, options);
      const folder = path.join(dir, name);
      renameSync(unfinished, folder);
      syncToDisk(dir);
      return { folder, manifest };
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
  });
}

/** Makes a backup, then removes all but the `keep` newest. A failed backup removes none. */
export async function backUp(
  options: BackupOptions & { readonly keep: number },
): Promise<Backup & { readonly removed: readonly string[] }> {
  const backup = await createBackup(options);
  return { ...backup, removed: removeOldBackups(options.dir, options.keep) };
}
