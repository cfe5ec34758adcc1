import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { root } from '../lib/root.ts';
import { stopSignal } from '../lib/stopped.ts';
import { freePorts } from '../start/ports.ts';
import { verifyTasks } from '../verify/steps.ts';
import { testContext } from './context.ts';
import type { TestContext } from './context.ts';
import { addCounts, closingLine } from './counts.ts';
import { chaosTask, fuzzTask, rehearseTask, sizeTask } from './programTasks.ts';
import { Report } from './report.ts';
import { buildTask, chromiumTask, seedTask, stackTask } from './stackTasks.ts';
import { e2eTask, vitestTask } from './suiteTasks.ts';
import { runTasks, selectTasks } from './tasks.ts';
import type { Task } from './tasks.ts';

/**
 * What `--changed` runs: the checks that take seconds, types from turbo's cache where nothing changed, and the tests and
 * stories that import what changed.
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
  'file-names',
];
const PARTS = ['verify', 'unit', 'storybook', 'build', 'size', 'fuzz', 'chaos', 'rehearse', 'e2e'];

/**
 * All tasks; where two may begin, the earlier one does. Build, stack and end-to-end tests are the longest chain: beside
 * it run the unit tests, the stories and the rest, and both end at about the same time.
 */
function allTasks(context: TestContext): { task: Task; part: string }[] {
  const setUp = (task: Task) => ({ task, part: 'set-up' });
  const part = (task: Task) => ({ task, part: task.name });
  return [
    part(buildTask(context)),
    setUp(chromiumTask(context)),
    setUp(seedTask(context)),
    setUp(stackTask(context)),
    part(e2eTask(context)),
    part(vitestTask(context, 'unit', [])),
    part(vitestTask(context, 'storybook', ['chromium'])),
    ...verifyTasks(context).map((task) => ({ task, part: 'verify' })),
    part(sizeTask(context)),
    part(fuzzTask(context)),
    part(chaosTask(context)),
    part(rehearseTask(context)),
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
    console.error('--changed chooses its parts itself: leave out --only.');
    return 1;
  }
  const begun = performance.now();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-test-'));
  const signal = stopSignal(() => process.exit(130));
  const context = testContext(root, directory, await freePorts(), signal);
  if (values.changed) context.changedSince = positionals[0] ?? 'HEAD';
  else if (values.only.length > 0) context.filters = positionals;
  const all = allTasks(context);
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
      atOnce: 2,
      onStart: (name) => report.start(name),
      onFinish: (one) => report.finish(one),
    });
  } finally {
    await context.supervisor.stop();
  }
  if (signal.aborted) return 130;
  const sum = addCounts(finished.map(({ counts }) => counts));
  if (sum.failed > 0 || values.keep) console.log(pc.dim(`\nlogs and data of this run: ${directory}`));
  else rmSync(directory, { recursive: true, force: true });
  console.log(pc.dim(`\n${Math.round((performance.now() - begun) / 1000)} s`));
  console.log(closingLine(sum));
  return Number(sum.failed > 0);
}

process.exitCode = await main();
