import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Nobody but the owner may read what this process creates. */
const PRIVATE_UMASK = 0o077;
/** Modes of a file and of a folder that only their owner may use. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
/** A folder like /tmp, which all users share. */
const STICKY = 0o1000;

/** Makes the files and folders that this process creates from now on private: databases with -wal and -shm, exports. */
export const createPrivateFiles = (): void => void process.umask(PRIVATE_UMASK);

/**
 * Closes the data folder, and the files and folders directly in it, to other users: an earlier version may have left
 * them open. Returns the paths that could not be closed, such as those of another owner.
 */
export function closeDataFolder(dir: string): readonly string[] {
  createPrivateFiles();
  mkdirSync(dir, { recursive: true });
  const open: string[] = [];
  const close = (place: string, mode: number) => {
    try {
      if ((statSync(place).mode & 0o777) !== mode) chmodSync(place, mode);
    } catch (error) {
      // A file that is mounted read-only was not left open by an earlier version: tables of the installation's folder.
      // Whatever another reason is, the caller tells the operator.
      if ((error as NodeJS.ErrnoException).code !== 'EROFS') open.push(place);
    }
  };
  if ((statSync(dir).mode & STICKY) !== 0) return [dir];
  close(dir, PRIVATE_FOLDER);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isFile()) close(path.join(dir, entry.name), PRIVATE_FILE);
    if (entry.isDirectory()) close(path.join(dir, entry.name), PRIVATE_FOLDER);
  }
  return open;
}
