import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { enterPlay } from '../lib/play.ts';
import { root } from '../lib/root.ts';
import { createStopSignal } from '../lib/stopped.ts';
import { findFreePorts } from '../start/ports.ts';
import { createTypesTask, createVerifyTasks } from '../verify/steps.ts';
import { createTestContext } from './context.ts';
import type { TestContext } from './context.ts';
import { addCounts, formatClosingLine } from '../tasks/counts.ts';
import {
  createChaosTask,
  createCrawlTask,
  createOutageTask,
  createPairTask,
  createFuzzTask,
  createRehearseTask,
  createSizeTask,
} from './programTasks.ts';
import { Report } from '../tasks/report.ts';
import { createBuildTask, createChromiumTask, createSeedTask, createStackTask } from './stackTasks.ts';
import { createLogsTask } from './logsTask.ts';
import { createE2eTask, createVitestTask } from './suiteTasks.ts';
import { runTasks, selectTasks } from '../tasks/tasks.ts';
import type { Task } from '../tasks/tasks.ts';

/**
 * The tasks of `--changed`: checks that take seconds, types from turbo's cache where nothing changed, and the tests
 * and stories that import what changed.
 */
const CHANGED = [
  'unit',
  'storybook',
  'types',
  'lint',
  'format',
  'imports',
  'client-boundary',
  'tokens',
  'env',
];
const PARTS = [
  'verify',
  'unit',
  'storybook',
  'build',
  'size',
  'crawl',
  'fuzz',
  'chaos',
  'outages',
  'pair',
  'rehearse',
  'e2e',
  'logs',
];

/**
 * Lists all tasks. Of the tasks that could start, the first in the list starts first. Build, stack and end-to-end tests
 * form the longest chain, so they come first.
 */
function listTasks(context: TestContext): { task: Task; part: string }[] {
  const setUp = (task: Task) => ({ task, part: 'set-up' });
  const part = (task: Task) => ({ task, part: task.name });
  return [
    part(createBuildTask(context)),
    setUp(createChromiumTask(context)),
    setUp(createSeedTask(context)),
    setUp(createStackTask(context)),
    part(createE2eTask(context)),
    part(createVitestTask(context, 'unit', [])),
    part(createVitestTask(context, 'storybook', ['chromium'])),
    ...createVerifyTasks(context).map((task) => ({ task, part: 'verify' })),
    ...(context.changedSince === undefined ? [] : [{ task: createTypesTask(context), part: 'verify' }]),
    part(createSizeTask(context)),
    part(createCrawlTask(context)),
    part(createFuzzTask(context)),
    part(createPairTask(context)),
    part(createOutageTask(context)),
    part(createRehearseTask(context)),
    part(createChaosTask(context)),
    part(createLogsTask(context)),
  ];
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      changed: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const unknown = values.only.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}"; --only takes ${PARTS.join(', ')}.`);
    return 1;
  }
  if (values.changed && values.only.length > 0) {
    console.error('--changed and --only exclude each other: remove one of them.');
    return 1;
  }
  enterPlay('test');
  const begun = performance.now();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-test-'));
  const signal = createStopSignal(() => process.exit(130));
  // Backends and imports are started a hundred times: they are compiled once, which halves the time of a start.
  process.env['NODE_COMPILE_CACHE'] ??= path.join(directory, 'compiled');
  const context = createTestContext(root, directory, await findFreePorts(), signal);
  if (values.changed) context.changedSince = positionals[0] ?? 'HEAD';
  else if (values.only.length > 0) context.filters = positionals;
  const all = listTasks(context);
  const isWanted = ({ task, part }: (typeof all)[number]) => {
    if (values.changed) return CHANGED.includes(task.name);
    return values.only.length === 0 || values.only.includes(part);
  };
  const wanted = new Set(all.filter(isWanted).map(({ task }) => task));
  const tasks = selectTasks(
    all.map(({ task }) => task),
    (task) => wanted.has(task),
  );
  const report = new Report(console.log);
  let finished;
  try {
    finished = await runTasks(tasks, {
      cores: 2,
      onStart: (name) => report.start(name),
      onFinish: (one) => report.finish(one),
    });
  } finally {
    await context.supervisor.stop();
    rmSync(context.temp, { recursive: true, force: true });
  }
  if (signal.aborted) return 130;
  const sum = addCounts(finished.map(({ counts }) => counts));
  if (sum.failed > 0 || values.keep) console.log(pc.dim(`\nlogs and data of this run: ${directory}`));
  else rmSync(directory, { recursive: true, force: true });
  console.log(pc.dim(`\n${Math.round((performance.now() - begun) / 1000)} s`));
  console.log(formatClosingLine(sum));
  return Number(sum.failed > 0);
}

process.exitCode = await main();
