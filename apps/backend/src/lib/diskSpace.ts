import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  readonly folder: string;
  readonly freeBytes: number;
  readonly bytes: number;
}

/** Reads the space of a folder's disk; undefined if the folder does not exist. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { folder, freeBytes: bavail * bsize, bytes: blocks * bsize };
  } catch {
    return undefined;
  }
}
