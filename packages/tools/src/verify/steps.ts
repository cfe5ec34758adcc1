import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientBoundary } from '../checks/clientBoundary.ts';
import { env } from '../checks/env.ts';
import { formatFinding } from '../checks/finding.ts';
import type { Check, SourceFile } from '../checks/finding.ts';
import { findForbiddenImports, formatViolation } from '../checks/imports.ts';
import { machinePaths } from '../checks/machinePaths.ts';
import { HOST_NAMES, HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { completeHosts } from '../hosts/completeHosts.ts';
import { siteApps } from '../hosts/siteApps.ts';
import { listSourceFiles } from '../checks/sourceFiles.ts';
import { stories } from '../checks/stories.ts';
import { tokens } from '../checks/tokens.ts';
import { run } from '../lib/run.ts';
import { FAILED, PASSED } from '../tasks/counts.ts';
import type { Outcome, Task } from '../tasks/tasks.ts';

/** The settings that all steps share. */
export interface StepContext {
  root: string;
  /** Directory for the output of commands. */
  logs: string;
  /** Stops the step. */
  signal: AbortSignal;
}

/** Creates a task that passes when its command exits with 0. */
export function createCommandTask(
  context: StepContext,
  name: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Task {
  return {
    name,
    needs: [],
    run: async () => {
      const logFile = path.join(context.logs, `${name}.log`);
      const code = await run(command, args, {
        cwd: context.root,
        logFile,
        signal: context.signal,
        env: environment,
      });
      return { counts: code === 0 ? PASSED : FAILED, output: readFileSync(logFile, 'utf8') };
    },
  };
}

function toOutcome(complaints: string[]): Outcome {
  return { counts: complaints.length === 0 ? PASSED : FAILED, output: complaints.join('\n') };
}

/** Writes what a host in the registry still lacks: its app, its manifest and its lines in `deploy`. */
function writeHosts(root: string): void {
  const hosts = HOST_NAMES.map((host) => ({ host, theme: HOSTS[host].theme }));
  for (const { path: name, text } of completeHosts(listSourceFiles(root), hosts)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Creates the tasks of the static checks. None of them starts an app or a browser.
 * @param isWriting corrects what a program can correct: format, exported tokens, generated documents.
 */
export function createVerifyTasks(context: StepContext, isWriting = false): Task[] {
  const checkOption = isWriting ? [] : ['--check'];
  let files: SourceFile[] | undefined;
  const createFileCheck = (name: string, check: Check): Task => ({
    name,
    needs: [],
    run: async () => {
      files ??= listSourceFiles(context.root);
      return toOutcome(check(files).map(formatFinding));
    },
  });
  return [
    createCommandTask(context, 'lint', 'oxlint', ['--deny-warnings']),
    // Type errors of all packages, and promises that nobody awaits: both need the types, which are computed once.
    createCommandTask(context, 'lint-types', 'oxlint', [
      '--type-aware',
      '--type-check',
      '-c',
      'packages/tools/config/oxlint-types.json',
    ]),
    createCommandTask(context, 'format', 'oxfmt', [...checkOption, '.']),
    {
      name: 'imports',
      needs: [],
      run: async () => toOutcome((await findForbiddenImports(context.root)).map(formatViolation)),
    },
    createFileCheck('client-boundary', clientBoundary),
    createFileCheck('tokens', tokens),
    createCommandTask(context, 'design-tokens', process.execPath, [
      'packages/ui/scripts/exportTokens.ts',
      ...checkOption,
    ]),
    createCommandTask(context, 'docs', process.execPath, ['packages/tools/src/docs/docs.ts', ...checkOption]),
    createFileCheck('stories', stories),
    {
      name: 'site-apps',
      needs: [],
      run: async () => {
        if (isWriting) writeHosts(context.root);
        return toOutcome(siteApps(listSourceFiles(context.root)).map(formatFinding));
      },
    },
    createFileCheck('env', env),
    createFileCheck('machine-paths', machinePaths),
    // Refuses regular expressions whose time grows faster than the text.
    createCommandTask(context, 'patterns', process.execPath, [
      'packages/tools/src/patterns/checkPatterns.ts',
    ]),
    // Known weaknesses of dependencies; without a registry it says so and passes.
    createCommandTask(context, 'audit', process.execPath, ['packages/tools/src/audit/checkAudit.ts']),
    createCommandTask(context, 'knip', 'knip', [
      '--config',
      'packages/tools/config/knip.json',
      '--no-progress',
      '--no-config-hints',
    ]),
    createCommandTask(context, 'types-storybook', 'tsc', ['-p', '.storybook']),
  ];
}

/**
 * Checks the types of each package separately, including the types that Next generates. Turbo's cache has the results
 * of unchanged packages. `lint-types` finds the same errors, so this task runs only with `--changed` and when it is named.
 */
export function createTypesTask(context: StepContext): Task {
  return createCommandTask(context, 'types', 'turbo', [
    'run',
    'typecheck',
    '--output-logs=errors-only',
    '--continue',
    '--concurrency=2',
  ]);
}

/** Runs the property tests in full (`numRuns`). It takes minutes, so it runs only when it is named. */
export function createLongTask(context: StepContext): Task {
  return createCommandTask(
    context,
    'long',
    'vitest',
    [
      'related',
      'packages/catalogue/src/testing/numRuns.ts',
      '--run',
      '--config=packages/tools/config/vitest.config.ts',
      '--project=unit',
      '--reporter=dot',
      '--testTimeout=0',
    ],
    { VVOZ_RUNS: 'long' },
  );
}
