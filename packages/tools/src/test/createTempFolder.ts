import { chmodSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';

/** Much more than the tests of a run need. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/** Returns the free space of a folder's file system, bytes; 0 if there is no such folder. */
function measureFree(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Creates a folder for the temporary files of tests: in memory if there is room, else in `directory`. Tests create and
 * remove about ten thousand files; memory halves the time that the system needs for them. The caller removes the folder.
 */
export function createTempFolder(directory: string, memory = IN_MEMORY): string {
  if (measureFree(memory) < MIN_FREE_BYTES) {
    const folder = path.join(directory, 'temp');
    mkdirSync(folder);
    return folder;
  }
  const folder = mkdtempSync(path.join(memory, 'vvoz-test-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  return folder;
}
