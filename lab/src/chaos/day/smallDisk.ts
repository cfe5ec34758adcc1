import { spawnSync } from 'node:child_process';

/** Bytes of the disk of the backups, which an event fills. */
export const SMALL_DISK = 64 * 1024 * 1024;

/** Returns why this machine cannot mount a disk. */
export const findMountObstacle = (): string | undefined =>
  process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0
    ? undefined
    : 'only root mounts a small disk';

/** Mounts a small disk in a folder where that is possible. Returns a function that removes it. */
export function mountSmallDisk(folder: string): () => void {
  if (findMountObstacle() !== undefined) return () => undefined;
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'vvoz-chaos', folder]);
  return () => void spawnSync('umount', [folder]);
}
