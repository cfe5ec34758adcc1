import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Enough for a first build and the default demo data. */
export const NEEDED_BYTES: number = 2 * 1024 ** 3;

const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

/** Returns the free bytes on the file system of `directory`, which need not exist yet. */
export async function measureFreeBytes(directory: string): Promise<number> {
  let existing = path.resolve(directory);
  while (!existsSync(existing)) existing = path.dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  return bavail * bsize;
}

/** Returns a sentence when fewer than `needed` bytes are free on the disk of `directory`, else undefined. */
export async function checkDisk(
  directory: string,
  needed: number = NEEDED_BYTES,
): Promise<string | undefined> {
  const free = await measureFreeBytes(directory);
  if (free >= needed) return undefined;
  return `Only ${gigabytes(free)} GB are free on the disk of ${directory}; ${gigabytes(needed)} GB are needed. Free some space, or choose another folder for the data with VVOZ_DATA_DIR.`;
}
