import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { endGroup } from './endGroup.ts';
import { StoppedError } from './stopped.ts';

export interface RunOptions {
  cwd: string;
  /** Receives both streams; overwritten at each run. */
  logFile: string;
  env?: Record<string, string | undefined>;
  /** Ends the command and all processes that it started. */
  signal?: AbortSignal;
  onLine?: (line: string) => void;
}

/**
 * Runs a command to its end in a process group of its own, so that it can be ended with its children.
 * Resolves with the exit code (1 when a signal ended it). Throws StoppedError when `signal` aborts, and an
 * Error when the command cannot be started.
 */
export async function run(command: string, args: string[], options: RunOptions): Promise<number> {
  options.signal?.throwIfAborted();
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile);
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = new PassThrough();
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  output.pipe(log);
  if (options.onLine !== undefined) createInterface({ input: output }).on('line', options.onLine);

  let ending: Promise<void> | undefined;
  const stop = () => {
    ending ??= endGroup(child, 10_000);
  };
  options.signal?.addEventListener('abort', stop, { once: true });
  const closed = new Promise<number>((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.on('close', (code) => resolve(code ?? 1));
  });
  try {
    await closed;
  } finally {
    options.signal?.removeEventListener('abort', stop);
    await ending;
    output.end();
    await finished(log);
  }
  if (options.signal?.aborted) throw new StoppedError('stopped');
  return closed;
}
