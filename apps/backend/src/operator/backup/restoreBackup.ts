import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { OtherRelease } from '../../lib/createMigrator.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../lib/privateFiles.ts';
import { removeSqliteFile } from '../../lib/sqliteFile.ts';
import { STATE_MIGRATIONS } from '../../state/migrations/migrations.ts';
import { openState, type StateLocation } from '../../state/openState.ts';
import type { StateDb } from '../../state/schema.ts';
import { BackupError, explainFailure } from './BackupError.ts';
import { checkBackup } from './checkBackup.ts';
import { refuseForeignCode } from './checkCopy.ts';
import { syncToDisk } from './copySqlite.ts';
import { describeUnsaved, findUnsaved } from './findUnsaved.ts';
import { CATALOGUE_FILE, STATE_FILE, type Manifest } from './manifest.ts';
import { findRemovals, repeatRemovals, type Removals } from './removals.ts';
import { openAlone } from './openAlone.ts';
import type { Replacement } from './replacement.ts';
import { replacePostgres } from './replacePostgres.ts';
import { replaceSqlite } from './replaceSqlite.ts';

export interface RestoreOptions {
  /** The folder of the backup. */
  readonly folder: string;
  /** The database that is replaced. */
  readonly place: StateLocation;
  /** Folder of the backups, for what is replaced in PostgreSQL. */
  readonly backupDir: string;
  /** The catalogue's file, to replace it too. */
  readonly catalogueFile?: string | undefined;
  /**
   * Replace a database even if it has data that the backup lacks, is damaged, or (in PostgreSQL) is used by a backend.
   */
  readonly isForced: boolean;
  readonly now: Date;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Where the replaced database is now; undefined if there was none. */
  readonly keptPath: string | undefined;
  /** What was removed again; undefined if there was no readable database that shows what to remove. */
  readonly removals: Removals | undefined;
}

/** Migrates a copy, changes it, and leaves it as one file without a log beside it. */
async function changeCopy(file: string, change: (db: StateDb) => Promise<void>): Promise<void> {
  const state = await openState({ file });
  try {
    await change(state.db);
  } finally {
    await state.close();
  }
  openAlone(file).close();
}

/** Copies the backup's data and migrates the copy to this release. */
async function prepareCopy(folder: string, file: string): Promise<void> {
  removeSqliteFile(file);
  copyFileSync(path.join(folder, STATE_FILE), file);
  chmodSync(file, PRIVATE_FILE);
  await changeCopy(file, async () => undefined);
}

/**
 * Repeats in the copy of the backup what was removed from the database since. Throws BackupError if the database has
 * data that the copy lacks, unless the restore is forced.
 */
async function adaptCopy(
  current: StateDb,
  file: string,
  { folder, isForced }: RestoreOptions,
): Promise<Removals> {
  const copy = new Sqlite(file);
  try {
    const unsaved = describeUnsaved(await findUnsaved(current, copy));
    if (unsaved !== '' && !isForced)
      throw new BackupError(
        `The database has ${unsaved} that ${folder} does not have. Nothing was changed. To replace it anyway, add --force: the replaced database is kept.`,
      );
    const removals = await findRemovals(current, copy);
    copy.close();
    await changeCopy(file, (db) => repeatRemovals(db, removals));
    return removals;
  } finally {
    copy.close();
  }
}

/**
 * Puts a backup in the place of the operator's data. The backend must be stopped. The backup is read to its end before
 * anything changes. If restoring the data fails, the database is as before. The catalogue is replaced last. Throws
 * BackupError, OtherRelease.
 */
export function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { folder, place, backupDir, catalogueFile, now, isForced } = options;
  return explainFailure(`Restoring ${folder}`, async () => {
    const manifest = await checkBackup(folder);
    for (const { name } of manifest.files) refuseForeignCode(path.join(folder, name));
    if (!Object.hasOwn(STATE_MIGRATIONS, manifest.schema))
      throw new OtherRelease(
        `${folder} was made by a newer release (${manifest.schema}): restore it with that release.`,
      );
    if (catalogueFile !== undefined && !manifest.files.some(({ name }) => name === CATALOGUE_FILE))
      throw new BackupError(
        `${folder} has no catalogue. Leave --catalogue out; the next imports bring it back.`,
      );
    const nearby = 'url' in place ? backupDir : path.dirname(place.file);
    mkdirSync(nearby, { recursive: true, mode: PRIVATE_FOLDER });
    const file = path.join(nearby, `.restoring-${process.pid}.sqlite`);
    let removals: Removals | undefined;
    try {
      await prepareCopy(folder, file);
      const replacement: Replacement = {
        file,
        repeatRemovals: async (current) => {
          removals = await adaptCopy(current, file, options);
        },
      };
      const keptPath =
        'url' in place
          ? await replacePostgres(place.url, replacement, { backupDir, now, isForced })
          : await replaceSqlite(place.file, replacement, { now, isForced });
      if (catalogueFile !== undefined)
        await replaceCatalogue(path.join(folder, CATALOGUE_FILE), catalogueFile, now);
      return { manifest, keptPath, removals };
    } finally {
      removeSqliteFile(file);
    }
  });
}

/** Puts the backup's catalogue in place; the old one is kept beside it. */
async function replaceCatalogue(from: string, to: string, now: Date): Promise<void> {
  const file = `${to}.restoring`;
  try {
    copyFileSync(from, file);
    chmodSync(file, PRIVATE_FILE);
    syncToDisk(file);
    await replaceSqlite(to, { file, repeatRemovals: async () => undefined }, { now, isForced: true });
  } finally {
    removeSqliteFile(file);
  }
}
