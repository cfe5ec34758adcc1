import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Job } from './timetable.ts';

const PROGRAM = path.join(import.meta.dirname, '../cli/ingest.ts');
/** Heap limit, MB. Together with the database's cache, an import of a million records stays below 500 MB. */
const HEAP_LIMIT = '--max-old-space-size=400';
/** Characters of the program's last output that an error message repeats. */
const MAX_OUTPUT = 1000;

/**
 * Runs a job in a child process, so that it does not block requests. The child reads the same environment.
 * Rejects with the end of its output when it fails. The signal stops it; the database then keeps its old state.
 */
export function runIngest({ args, name }: Job, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [HEAP_LIMIT, PROGRAM, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (output = (output + text).slice(-MAX_OUTPUT)));
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', reject).on('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve();
      else reject(new Error(`${name} ended with code ${code}: ${output.trim()}`));
    });
  });
}
