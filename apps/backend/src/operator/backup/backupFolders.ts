import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from './manifest.ts';

const NAME = /^vvoz-\d{8}T\d{9}Z$/;
const UNFINISHED = /^\.vvoz-.*\.part$/;
/** An unfinished backup that is younger may still be running, ms. */
const MAX_RUN_MS = 86_400_000;

/** Names a backup by its time. Names sort by time. */
export const nameBackup = (at: Date): string => `vvoz-${at.toISOString().replaceAll(/[-:.]/g, '')}`;

/** Names the folder of a backup that is not complete yet. */
export const nameUnfinished = (name: string): string => `.${name}.part`;

/** Lists the complete backups in a folder, oldest first. */
export const listBackups = (dir: string): readonly string[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => NAME.test(name) && existsSync(path.join(dir, name, MANIFEST_FILE)))
        .toSorted()
        .map((name) => path.join(dir, name))
    : [];

/**
 * Removes all but the newest backups, and what interrupted ones have left. Other files stay. Returns the removed
 * backups.
 */
export function removeOldBackups(dir: string, keep: number): readonly string[] {
  const old = listBackups(dir).slice(0, -keep);
  const unfinished = readdirSync(dir)
    .filter((name) => UNFINISHED.test(name))
    .map((name) => path.join(dir, name))
    .filter((folder) => statSync(folder).mtimeMs < Date.now() - MAX_RUN_MS);
  for (const folder of [...old, ...unfinished]) rmSync(folder, { recursive: true, force: true });
  return old;
}
