import { readdirSync, readFileSync } from 'node:fs';

function readParent(pid: string): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has just ended.
    return 0;
  }
}

/** Lists the ids of the processes that one of `parents` has started. Needs /proc. */
export const listChildren = (parents: readonly (number | undefined)[]): readonly number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && parents.includes(readParent(pid)))
    .map(Number);

/** Kills processes (SIGKILL); those that have just ended are none. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
