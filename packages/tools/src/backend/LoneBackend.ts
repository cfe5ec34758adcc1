import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/root.ts';

export interface LoneBackendOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const START_MS = 60_000;

/** One backend alone on a port and a data folder of its own: to be measured, fuzzed, killed and started again. */
export class LoneBackend {
  readonly url: string;
  readonly logFile: string;
  readonly #options: LoneBackendOptions;
  #child: ChildProcess | undefined;

  constructor(options: LoneBackendOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
    this.logFile = path.join(options.dataDir, `logs/backend-${options.port}.log`);
  }

  /** Starts it and waits until it answers. Throws when it does not. */
  async start(): Promise<void> {
    const { dataDir, port, env = {} } = this.#options;
    mkdirSync(path.dirname(this.logFile), { recursive: true });
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, [path.join(root, 'apps/backend/src/main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VVOZ_BACKEND_PORT: String(port),
        VVOZ_DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    const giveUp = performance.now() + START_MS;
    while (!(await this.isUp())) {
      if (child.exitCode !== null)
        throw new Error(`the backend ended with ${child.exitCode}: ${this.lastWords()}`);
      if (performance.now() > giveUp) throw new Error(`the backend did not answer: ${this.lastWords()}`);
      await pause(30);
    }
  }

  async isUp(): Promise<boolean> {
    return fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Ends it with a signal and waits until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Memory that it holds, MB; 0 where the system does not tell. */
  memory(): number {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      return 0;
    }
  }

  lastWords(): string {
    return readFileSync(this.logFile, 'utf8').slice(-2000);
  }
}
