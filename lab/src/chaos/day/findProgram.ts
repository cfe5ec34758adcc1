import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listChildren } from '@vvoz/tools/lib/listChildren';

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has just ended.
    return '';
  }
}

/**
 * Waits for a program that one of the backends starts, and kills it (SIGKILL) as soon as it has got so far that
 * `isReady` is true.
 */
export async function killProgram(
  command: RegExp,
  listBackends: () => readonly (number | undefined)[],
  isReady: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const found = listChildren(listBackends()).find((pid) => command.test(readCommand(String(pid))));
    if (found !== undefined && isReady()) return void process.kill(found, 'SIGKILL');
    await pause(5, undefined, { signal });
  }
}
