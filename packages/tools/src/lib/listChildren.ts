import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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

/** Ends a process with a signal, and with SIGKILL also the processes that it has started. Waits for its exit. */
export async function endWithChildren(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const children = signal === 'SIGKILL' ? listChildren([child.pid]) : [];
  child.kill(signal);
  for (const pid of children)
    try {
      process.kill(pid, signal);
    } catch (error) {
      // It ended with its parent.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  await ended;
}
