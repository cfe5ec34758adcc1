import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { run } from '../lib/run.ts';
import { listAddresses } from '../start/stack.ts';
import { countPlaywright, countVitest, FAILED, applyExitCode } from '../tasks/counts.ts';
import type { Counts } from '../tasks/counts.ts';
import { OPERATOR_PASSWORD } from './stackTasks.ts';
import type { TestContext } from './context.ts';
import type { Outcome, Task } from '../tasks/tasks.ts';

/** Reads the counts from the report. A suite that crashed before it wrote its report counts as one failed test. */
function readOutcome<T>(report: string, log: string, code: number, count: (report: T) => Counts): Outcome {
  const output = readFileSync(log, 'utf8');
  if (!existsSync(report)) return { counts: FAILED, output };
  return { counts: applyExitCode(count(JSON.parse(readFileSync(report, 'utf8')) as T), code), output };
}

/** The same order on every machine, so that a failure can be repeated. Another seed may find other faults. */
const SHUFFLE_SEED = 20_261_122;

/**
 * Options of each project. Unit tests run in shuffled order and in a time zone 5:45 hours ahead of UTC, so that a test
 * that depends on the order or on the machine's time zone fails.
 */
const PROJECT = {
  unit: {
    // Two, because tests that start programs or retry calls wait more than they compute.
    args: ['--maxWorkers=2', '--sequence.shuffle.tests', `--sequence.seed=${SHUFFLE_SEED}`],
    env: { TZ: 'Asia/Kathmandu' },
  },
  storybook: { args: [], env: {} },
};

/** Runs a project of vitest. */
export function createVitestTask(context: TestContext, project: keyof typeof PROJECT, needs: string[]): Task {
  return {
    name: project,
    needs,
    run: async () => {
      const report = path.join(context.directory, `${project}.json`);
      const logFile = path.join(context.logs, `${project}.log`);
      const { args, env } = PROJECT[project];
      const code = await run(
        path.join(context.root, 'node_modules/.bin/vitest'),
        [
          'run',
          '--config=packages/tools/config/vitest.config.ts',
          `--project=${project}`,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...args,
          ...(context.changedSince === undefined
            ? []
            : [`--changed=${context.changedSince}`, '--passWithNoTests']),
          ...context.filters,
        ],
        {
          cwd: context.root,
          logFile,
          signal: context.signal,
          env: {
            ...env,
            TMPDIR: context.temp,
            ...(context.chromium === '' ? {} : { CHROMIUM_PATH: context.chromium }),
          },
        },
      );
      return readOutcome(report, logFile, code, countVitest);
    },
  };
}

/** Runs Playwright against the running stack. */
export function createE2eTask(context: TestContext): Task {
  return {
    name: 'e2e',
    needs: ['stack', 'chromium'],
    run: async () => {
      const report = path.join(context.directory, 'e2e.json');
      const logFile = path.join(context.logs, 'e2e.log');
      const cwd = path.join(context.root, 'packages/e2e');
      const base = listAddresses(context.settings);
      const code = await run(path.join(cwd, 'node_modules/.bin/playwright'), ['test', ...context.filters], {
        cwd,
        logFile,
        signal: context.signal,
        env: {
          CHROMIUM_PATH: context.chromium,
          TMPDIR: context.temp,
          ...Object.fromEntries(HOST_NAMES.map((host) => [`E2E_${host.toUpperCase()}_URL`, base[host]])),
          E2E_API_URL: base.backend,
          ...(context.gatewayPort === undefined ? {} : { E2E_GATEWAY_PORT: String(context.gatewayPort) }),
          E2E_DATA_DIR: context.settings.dataDir,
          E2E_OPERATOR_PASSWORD: OPERATOR_PASSWORD,
          E2E_JSON_REPORT: report,
        },
      });
      return readOutcome(report, logFile, code, countPlaywright);
    },
  };
}
