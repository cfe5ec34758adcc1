import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Job } from './timetable.ts';

const PROGRAM = path.join(import.meta.dirname, '../cli/ingest.ts');
/** Characters of the program's last words that a failure repeats. */
const SHOWN = 1000;

/**
 * Does a job in a process of its own, so that visitors are served meanwhile. The program reads the same environment.
 * Rejects with its last words when it fails; a signal stops it, and the database keeps its old state.
 */
export function runIngest({ args, name }: Job, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-SHOWN)));
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', reject).on('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve();
      else reject(new Error(`${name} ended with ${code}: ${said.trim()}`));
    });
  });
}
