import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Environment } from '../../lib/variableGroup.ts';

const PROGRAMS = path.join(import.meta.dirname, '../cli');
/** Heap limit, MB. Together with the database's cache, an import of a million records stays below 500 MB. */
const HEAP_LIMIT = '--max-old-space-size=400';
/** Characters of the program's last output that an error message repeats. */
const MAX_OUTPUT = 1000;

export interface ProgramRun {
  /** For the error message. */
  readonly name: string;
  /** A program of the command line: `ingest`, `backup`. */
  readonly program: string;
  readonly args: readonly string[];
  /** The whole environment of the program: only what it needs, because it reads feeds that others write. */
  readonly environment: Environment;
}

/** A program was killed, by an operator or by a machine without memory, and could note nothing. */
export class ProgramKilled extends Error {
  override readonly name = 'ProgramKilled';
}

/**
 * Runs a program of the command line in a child process, so that it does not block requests. Rejects with the end of
 * its output when it fails, with ProgramKilled when it was killed. The signal stops it: the promise then resolves, and
 * the database keeps its old state. The channel to the child tells it when this process is gone (`onParentGone`).
 */
export function runProgram(
  { name, program, args, environment }: ProgramRun,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [HEAP_LIMIT, path.join(PROGRAMS, `${program}.ts`), ...args], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let output = '';
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (output = (output + text).slice(-MAX_OUTPUT)));
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    // A signal that was aborted before raises no event any more.
    if (signal.aborted) stop();
    child.on('error', reject).on('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve();
      else if (killedBy !== null) reject(new ProgramKilled(`${name} was ended by ${killedBy}`));
      else reject(new Error(`${name} ended with code ${code}: ${output.trim()}`));
    });
  });
}
