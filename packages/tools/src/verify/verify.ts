import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.ts';
import { stopSignal } from '../lib/stopped.ts';
import { addCounts, closingLine } from '../test/counts.ts';
import { Report } from '../test/report.ts';
import { runTasks } from '../test/tasks.ts';
import { verifyTasks } from './steps.ts';

const signal = stopSignal(() => process.exit(130));
const logs = mkdtempSync(path.join(os.tmpdir(), 'vvoz-verify-'));
const report = new Report(console.log);
const only = process.argv.slice(2);
const tasks = verifyTasks({ root, logs, signal }).filter(
  ({ name }) => only.length === 0 || only.includes(name),
);
const finished = await runTasks(tasks, { atOnce: 2, onFinish: (one) => report.finish(one) });
rmSync(logs, { recursive: true, force: true });
const sum = addCounts(finished.map(({ counts }) => counts));
console.log(closingLine(sum));
process.exitCode = signal.aborted ? 130 : Number(sum.failed > 0);
