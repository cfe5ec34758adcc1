import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal to a detached child and to all processes that it started. Returns false when none is left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * True when all processes of the group have ended and only their entries in the process table are left. In a container
 * whose first process reaps none, such entries never disappear. Always false outside Linux.
 */
function hasOnlyZombies(group: number): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .every((name) => {
      let stat: string;
      try {
        stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      } catch {
        return true;
      }
      // "pid (name) state parent group …". The name may contain spaces and brackets.
      const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(itsGroup) !== group || state === 'Z' || state === 'X';
    });
}

/**
 * Ends a detached child with its whole process group: SIGTERM, and after `graceMs` milliseconds SIGKILL for those that
 * still run. Resolves when the group is empty, or two seconds after the SIGKILL.
 */
export async function endGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  signalGroup(pid, 'SIGTERM');
  const begun = performance.now();
  while (signalGroup(pid, 0)) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    const waited = performance.now() - begun;
    if ((ended && hasOnlyZombies(pid)) || waited > graceMs + 2000) return;
    if (waited > graceMs) signalGroup(pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
