import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endGroup } from '../lib/endGroup.ts';
import { logTail } from '../lib/logTail.ts';

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  /** Added to the environment of this program. */
  env: Record<string, string>;
  /** Both streams go there; begun anew at each start. */
  logFile: string;
  /** Receives each line too. */
  onLine?: (line: string) => void;
}

/** How a child ended that nobody had asked to. */
export interface Death {
  name: string;
  /** `exit code 1`, `signal SIGKILL` or why it could not be started. */
  how: string;
  lastLines: string[];
  logFile: string;
}

/** Keeps the children of one stack: starts them, tells when one dies unasked, ends them all. */
export class Supervisor {
  readonly #children: ChildProcess[] = [];
  #stopping = false;
  #tellDeath: (death: Death) => void = () => {};
  /** Resolves at the first death that nobody asked for; never rejects. */
  readonly death: Promise<Death> = new Promise((resolve) => {
    this.#tellDeath = resolve;
  });

  start(spec: ProcessSpec): void {
    mkdirSync(path.dirname(spec.logFile), { recursive: true });
    const log = openSync(spec.logFile, 'w');
    // A group of its own: the terminal's Ctrl-C reaches this program alone, which then ends the children in order.
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
      this.#tellDeath({ name: spec.name, how, lastLines: logTail(spec.logFile, 20), logFile: spec.logFile });
    };
    child.on('error', (error) => died(error.message));
    child.on('close', (code, signal) => died(signal === null ? `exit code ${code}` : `signal ${signal}`));
  }

  /** Ends all children: SIGTERM, then SIGKILL for those that are left after `graceMs` milliseconds. */
  async stop(graceMs = 10_000): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#children.map((child) => endGroup(child, graceMs)));
  }
}

/** The death as a user should read it: one sentence, then the last lines of the log. */
export function deathReport(death: Death): string {
  const lines = death.lastLines.map((line) => `  ${line}`);
  return [`${death.name} ended unexpectedly (${death.how}); its log is ${death.logFile}`, ...lines].join(
    '\n',
  );
}
