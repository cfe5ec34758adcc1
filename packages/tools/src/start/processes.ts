import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endGroup } from '../lib/endGroup.ts';
import { readLogTail } from '../lib/logTail.ts';
import { rotateLogOfLastRun, rotateLog } from '../lib/rotateLog.ts';

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  /** Added to the environment of this program; undefined removes a variable. */
  env: Readonly<Record<string, string | undefined>>;
  /** Receives stdout and stderr. Bounded in size and age; the log of the run before is `logFile.1`. */
  logFile: string;
  /** Called with each line. */
  onLine?: (line: string) => void;
}

/** A child that ended without being stopped. */
export interface UnexpectedExit {
  name: string;
  /** `exit code 1`, `signal SIGKILL`, or why it could not be started. */
  how: string;
  lastLines: string[];
  logFile: string;
}

/**
 * The wait before a child that ended unexpectedly is started again, ms. It doubles each time, up to the maximum.
 */
const FIRST_RESTART_MS = 1000;
const MAX_RESTART_MS = 30_000;
/** After a run that was longer than this, ms, the next wait is FIRST_RESTART_MS again. */
const STABLE_MS = 60_000;

/** Logs may name addresses of visitors: only the owner reads them. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
/** How often logs are checked, ms. */
const ROTATION_CHECK_MS = 60_000;

/** Called with a child that ended and the time until its next start, ms. */
type OnRestart = (unexpectedExit: UnexpectedExit, waitMs: number) => void;

/** Starts the child processes of a stack, reports or restarts those that end unexpectedly, and stops them all. */
export class Supervisor {
  readonly #children = new Map<string, ChildProcess>();
  readonly #rotations: NodeJS.Timeout[] = [];
  readonly #restarts = new Map<string, NodeJS.Timeout>();
  #onRestart: OnRestart | undefined;
  #stopping = false;
  #reportUnexpectedExit: (unexpectedExit: UnexpectedExit) => void = () => {};
  /** Resolves when the first child ends unexpectedly; never rejects. */
  readonly unexpectedExit: Promise<UnexpectedExit> = new Promise((resolve) => {
    this.#reportUnexpectedExit = resolve;
  });

  /** Starts a child. `name` is unique within the supervisor. */
  start(spec: ProcessSpec): void {
    mkdirSync(path.dirname(spec.logFile), { recursive: true, mode: PRIVATE_FOLDER });
    rotateLogOfLastRun(spec.logFile);
    closeSync(openSync(spec.logFile, 'w', PRIVATE_FILE));
    let begun = Date.now();
    const rotation = setInterval(() => (begun = rotateLog(spec.logFile, begun)), ROTATION_CHECK_MS);
    this.#rotations.push(rotation.unref());
    this.#spawn(spec, FIRST_RESTART_MS);
  }

  /** From now on a child that ends unexpectedly is started again, and the others go on. */
  keepRunning(onRestart: OnRestart): void {
    this.#onRestart = onRestart;
  }

  /** @param waitMs time before the next start if this one ends early */
  #spawn(spec: ProcessSpec, waitMs: number): void {
    const log = openSync(spec.logFile, 'a');
    const begun = performance.now();
    // In a process group of its own: Ctrl-C then reaches only this program, which stops the children.
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: { ...process.env, ...spec.env },
      stdio: spec.onLine === undefined ? ['ignore', log, log] : ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    closeSync(log);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        appendFileSync(spec.logFile, `${line}\n`);
        spec.onLine?.(line);
      });
    }
    this.#children.set(spec.name, child);
    let isOver = false;
    const died = (how: string) => {
      if (this.#stopping || isOver) return;
      isOver = true;
      const { name, logFile } = spec;
      const unexpectedExit = { name, how, lastLines: readLogTail(logFile, 20), logFile };
      this.#reportUnexpectedExit(unexpectedExit);
      if (this.#onRestart === undefined) return;
      const wait = performance.now() - begun > STABLE_MS ? FIRST_RESTART_MS : waitMs;
      this.#restarts.set(
        name,
        setTimeout(() => this.#spawn(spec, Math.min(wait * 2, MAX_RESTART_MS)), wait),
      );
      this.#onRestart(unexpectedExit, wait);
    };
    child.on('error', (error) => died(error.message));
    child.on('close', (code, signal) => died(signal === null ? `exit code ${code}` : `signal ${signal}`));
  }

  /** Stops all children: SIGTERM, then SIGKILL for those still running after `graceMs` milliseconds. */
  async stop(graceMs = 10_000): Promise<void> {
    this.#stopping = true;
    for (const restart of this.#restarts.values()) clearTimeout(restart);
    for (const rotation of this.#rotations) clearInterval(rotation);
    await Promise.all([...this.#children.values()].map((child) => endGroup(child, graceMs)));
  }
}

/** Formats an unexpected exit for the user: one sentence, then the last lines of the log. */
export function formatUnexpectedExit(unexpectedExit: UnexpectedExit): string {
  const lines = unexpectedExit.lastLines.map((line) => `  ${line}`);
  return [
    `${unexpectedExit.name} ended unexpectedly (${unexpectedExit.how}); its log is ${unexpectedExit.logFile}`,
    ...lines,
  ].join('\n');
}
