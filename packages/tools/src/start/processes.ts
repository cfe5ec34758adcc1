import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endGroup } from '../lib/endGroup.ts';
import { readLogTail } from '../lib/logTail.ts';

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  /** Added to the environment of this program; undefined removes a variable. */
  env: Readonly<Record<string, string | undefined>>;
  /** Receives stdout and stderr; overwritten at each start. */
  logFile: string;
  /** Called with each line. */
  onLine?: (line: string) => void;
}

/** A child that ended without being stopped. */
export interface Death {
  name: string;
  /** `exit code 1`, `signal SIGKILL`, or why it could not be started. */
  how: string;
  lastLines: string[];
  logFile: string;
}

/** Starts the child processes of a stack, reports the first that dies, and stops them all. */
export class Supervisor {
  readonly #children: ChildProcess[] = [];
  #stopping = false;
  #reportDeath: (death: Death) => void = () => {};
  /** Resolves at the first unexpected death; never rejects. */
  readonly death: Promise<Death> = new Promise((resolve) => {
    this.#reportDeath = resolve;
  });

  start(spec: ProcessSpec): void {
    mkdirSync(path.dirname(spec.logFile), { recursive: true });
    const log = openSync(spec.logFile, 'w');
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
    this.#children.push(child);
    const died = (how: string) => {
      if (this.#stopping) return;
      this.#reportDeath({
        name: spec.name,
        how,
        lastLines: readLogTail(spec.logFile, 20),
        logFile: spec.logFile,
      });
    };
    child.on('error', (error) => died(error.message));
    child.on('close', (code, signal) => died(signal === null ? `exit code ${code}` : `signal ${signal}`));
  }

  /** Stops all children: SIGTERM, then SIGKILL for those still running after `graceMs` milliseconds. */
  async stop(graceMs = 10_000): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#children.map((child) => endGroup(child, graceMs)));
  }
}

/** Formats a death for the user: one sentence, then the last lines of the log. */
export function formatDeath(death: Death): string {
  const lines = death.lastLines.map((line) => `  ${line}`);
  return [`${death.name} ended unexpectedly (${death.how}); its log is ${death.logFile}`, ...lines].join(
    '\n',
  );
}
