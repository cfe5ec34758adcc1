import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/root.ts';

export interface IsolatedBackendOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const START_MS = 60_000;

/** A backend with its own port and data folder, for programs that measure, fuzz, kill or restart it. */
export class IsolatedBackend {
  readonly url: string;
  readonly logFile: string;
  readonly #options: IsolatedBackendOptions;
  #child: ChildProcess | undefined;

  constructor(options: IsolatedBackendOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
    this.logFile = path.join(options.dataDir, `logs/backend-${options.port}.log`);
  }

  /** Starts the backend and waits until it answers. Throws when it ends or does not answer in time. */
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
        throw new Error(
          `the backend ended with exit code ${child.exitCode} during its start; its log (${this.logFile}) ends with: ${this.logEnd()}`,
        );
      if (performance.now() > giveUp)
        throw new Error(
          `the backend did not answer within ${START_MS / 1000} s; its log (${this.logFile}) ends with: ${this.logEnd()}`,
        );
      await pause(30);
    }
  }

  async isUp(): Promise<boolean> {
    return fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Ends the backend with a signal and waits for its exit. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }

  /** Resident memory, MB; 0 where /proc is missing. */
  memory(): number {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      return 0;
    }
  }

  /** Returns the last 2,000 characters of the log. */
  logEnd(): string {
    return readFileSync(this.logFile, 'utf8').slice(-2000);
  }
}
