import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.ts';
import { waitHealthy } from '../start/health.ts';

export interface MeasuredOptions {
  readonly name: string;
  readonly program: string;
  readonly port: number;
  /** Limit of the old generation of the heap, MB. */
  readonly heapMb: number;
  readonly env: Readonly<Record<string, string>>;
  /** Folder of its log. */
  readonly dir: string;
}

export interface Peak {
  /** Largest resident memory, without mapped files, and largest heap so far, MB. */
  readonly rssMb: number;
  readonly heapMb: number;
}

/** A server with a limit of its heap, whose memory is measured. */
export interface MeasuredProcess {
  readonly url: string;
  readonly readPeak: () => Peak;
  /** Why it has ended, or undefined while it runs. */
  readonly findEnd: () => string | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts the server and waits until it answers. */
export async function startMeasured(options: MeasuredOptions): Promise<MeasuredProcess> {
  const { name, program, port, heapMb, env, dir } = options;
  const heapFile = path.join(dir, `${name}.heap`);
  const log = openSync(path.join(dir, `${name}.log`), 'w');
  const reporter = new URL('./reportHeap.ts', import.meta.url).href;
  const child: ChildProcess = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, '--import', reporter, program],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VVOZ_HEAP_FILE: heapFile, ...env },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const findEnd = () =>
    child.exitCode === null && child.signalCode === null
      ? undefined
      : `${name} ended with ${child.signalCode ?? child.exitCode}: see ${name}.log`;
  const url = `http://127.0.0.1:${port}`;
  await waitHealthy({ [name]: `${url}/healthz` }, { timeoutMs: 60_000 });
  return {
    url,
    findEnd,
    readPeak: () => JSON.parse(readFileSync(heapFile, 'utf8')) as Peak,
    stop: async () => {
      if (findEnd() === undefined) child.kill('SIGKILL');
      await ended;
    },
  };
}
