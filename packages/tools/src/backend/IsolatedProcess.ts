import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMemory } from '../lib/processMemory.ts';
import { createPlayEnvironment } from '../lib/play.ts';

export interface IsolatedProcessOptions {
  /** How messages name the process: `the backend`. */
  readonly name: string;
  /** A program for Node. */
  readonly program: string;
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
  readonly cwd: string;
  /** Added to the environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  /** A path that answers 2xx once the process has started. */
  readonly readyPath: string;
  readonly logFile: string;
}

/** Two backends that start at once on a busy machine need most of a minute. */
const START_MS = 120_000;

/** A server process of our own, for programs that measure, fuzz, kill or restart it. */
export class IsolatedProcess {
  readonly #options: IsolatedProcessOptions;
  #child: ChildProcess | undefined;

  constructor(options: IsolatedProcessOptions) {
    this.#options = options;
  }

  get url(): string {
    return this.#options.url;
  }

  get logFile(): string {
    return this.#options.logFile;
  }

  /** The process id, also after its end; undefined before the first start. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process and waits until it answers. Throws when it ends or does not answer in time. */
  async start(): Promise<void> {
    const { name, program, nodeOptions = [], cwd, env, logFile } = this.#options;
    mkdirSync(path.dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...nodeOptions, program], {
      cwd,
      env: { ...createPlayEnvironment(), NODE_ENV: 'production', ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    const giveUp = performance.now() + START_MS;
    while (!(await this.isUp())) {
      const end = this.findEnd();
      if (end !== undefined) throw new Error(`${end}; its log (${logFile}) ends with: ${this.readLogEnd()}`);
      if (performance.now() > giveUp)
        throw new Error(
          `${name} did not answer within ${START_MS / 1000} s; its log (${logFile}) ends with: ${this.readLogEnd()}`,
        );
      await pause(30);
    }
  }

  /** Returns how the process has ended; undefined while it runs, and before its start. */
  findEnd(): string | undefined {
    const { exitCode, signalCode } = this.#child ?? { exitCode: null, signalCode: null };
    if (exitCode === null && signalCode === null) return undefined;
    return `${this.#options.name} ended with ${signalCode ?? `exit code ${exitCode}`}`;
  }

  async isUp(): Promise<boolean> {
    const { url, readyPath } = this.#options;
    return fetch(url + readyPath, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Ends the process with a signal and waits for its exit. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || this.findEnd() !== undefined) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }

  /** Returns the resident memory, MB; 0 when it cannot be read, for example where /proc is missing. */
  readMemory(): number {
    return readMemory(this.pid, 'VmRSS') ?? 0;
  }

  /** Returns the last 2,000 characters of the log. */
  readLogEnd(): string {
    return readFileSync(this.logFile, 'utf8').slice(-2000);
  }
}
