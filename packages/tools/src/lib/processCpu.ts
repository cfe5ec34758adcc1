import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in steps of this length, ms. */
const TICK_MS = 10;

/** Parses `/proc/{pid}/stat`. Returns the CPU time that the process and its threads have used, ms. */
export function parseCpuTime(stat: string): number {
  // The second field is the name of the program, which may contain spaces and brackets. After it `utime` is the 12th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the CPU time that a process has used, ms. Throws where there is no /proc, and when the process is gone. */
export function readCpuTime(pid: number): number {
  try {
    return parseCpuTime(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    throw new Error(`The CPU time of process ${pid} cannot be read from /proc: run this on Linux`, {
      cause: error,
    });
  }
}
