import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal to a detached child and all that it started; false when nobody is left in the group. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * True when nobody in the group is more than a dead entry in the process table: in a container whose
 * first process reaps nobody, such entries stay for ever. Known on Linux only; elsewhere false.
 */
function onlyDeadLeft(group: number): boolean {
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
      // "pid (name) state parent group …": the name may hold spaces and brackets.
      const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(itsGroup) !== group || state === 'Z' || state === 'X';
    });
}

/**
 * Ends a detached child with its whole process group: SIGTERM, then SIGKILL for whoever is left after
 * `graceMs` milliseconds. Resolves when the group is empty, or two seconds after the SIGKILL.
 */
export async function endGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  signalGroup(pid, 'SIGTERM');
  const begun = performance.now();
  while (signalGroup(pid, 0)) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    const waited = performance.now() - begun;
    if ((ended && onlyDeadLeft(pid)) || waited > graceMs + 2000) return;
    if (waited > graceMs) signalGroup(pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
