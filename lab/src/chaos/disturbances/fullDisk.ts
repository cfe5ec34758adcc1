import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Disturbance } from './Disturbance.ts';
import { watchReads } from './watchReads.ts';

const run = promisify(execFile);
/** Bytes: less than any database has. */
const FULL = '4096';

/** Limits the size of the files that a running process may write, as a full disk would. */
const limitFiles = (pid: number | undefined, bytes: string) =>
  run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

/** No file can be written beyond its first page. Reads go on. */
export const fullDisk: Disturbance = {
  name: 'full disk',
  findObstacle: () =>
    spawnSync('prlimit', ['--version']).status === 0 ? undefined : 'prlimit of util-linux is not installed',
  run: async (scene) => {
    const { pid } = scene.backend;
    await limitFiles(pid, FULL);
    await watchReads(scene, 'full disk', pause(scene.holdMs));
    await limitFiles(pid, 'unlimited');
  },
};
