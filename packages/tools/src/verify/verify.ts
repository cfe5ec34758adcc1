import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.ts';
import { createStopSignal } from '../lib/stopped.ts';
import { addCounts, formatClosingLine } from '../tasks/counts.ts';
import { Report } from '../tasks/report.ts';
import { runTasks } from '../tasks/tasks.ts';
import { createLongTask, createTypesTask, createVerifyTasks } from './steps.ts';

/** Corrects what a program can correct: `npm run verify -- format --write`. */
const WRITE = '--write';

const signal = createStopSignal(() => process.exit(130));
const logs = mkdtempSync(path.join(os.tmpdir(), 'vvoz-verify-'));
const report = new Report(console.log);
const only = process.argv.slice(2).filter((argument) => argument !== WRITE);
const context = { root, logs, signal };
const steps = createVerifyTasks(context, process.argv.includes(WRITE));
const named = [...steps, createTypesTask(context), createLongTask(context)];
const unknown = only.filter((name) => !named.some((task) => task.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown.join('", "')}"; verify takes ${named.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const tasks = only.length === 0 ? steps : named.filter(({ name }) => only.includes(name));
const finished = await runTasks(tasks, { cores: 2, onFinish: (one) => report.finish(one) });
rmSync(logs, { recursive: true, force: true });
const sum = addCounts(finished.map(({ counts }) => counts));
console.log(formatClosingLine(sum));
process.exitCode = signal.aborted ? 130 : Number(sum.failed > 0);
