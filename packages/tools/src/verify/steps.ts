import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientBoundary } from '../checks/clientBoundary.ts';
import { listLongSubjects, listUnlandedCommits } from '../checks/commitSubjects.ts';
import { env } from '../checks/env.ts';
import { fileNames } from '../checks/fileNames.ts';
import { formatFinding } from '../checks/finding.ts';
import type { Check, SourceFile } from '../checks/finding.ts';
import { findForbiddenImports, formatViolation } from '../checks/imports.ts';
import { limitNames } from '../checks/limitNames.ts';
import { machinePaths } from '../checks/machinePaths.ts';
import { listSourceFiles } from '../checks/sourceFiles.ts';
import { tokens } from '../checks/tokens.ts';
import { run } from '../lib/run.ts';
import { FAILED, PASSED } from '../test/counts.ts';
import type { Outcome, Task } from '../test/tasks.ts';

/** What every step needs. */
export interface StepContext {
  root: string;
  /** Directory for the output of commands. */
  logs: string;
  /** Stops the step. */
  signal: AbortSignal;
}

/** A task that runs a command and passes when it exits with 0. It starts when the tasks named in `after` have ended. */
export function commandTask(
  context: StepContext,
  name: string,
  command: string,
  args: string[],
  after: string[] = [],
  environment: Record<string, string> = {},
): Task {
  return {
    name,
    needs: [],
    after,
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

function outcomeOf(complaints: string[]): Outcome {
  return { counts: complaints.length === 0 ? PASSED : FAILED, output: complaints.join('\n') };
}

/** The static checks: none of them runs the code. */
export function verifyTasks(context: StepContext): Task[] {
  let files: SourceFile[] | undefined;
  const over = (name: string, check: Check): Task => ({
    name,
    needs: [],
    run: async () => {
      files ??= listSourceFiles(context.root);
      return outcomeOf(check(files).map(formatFinding));
    },
  });
  return [
    commandTask(context, 'lint', 'oxlint', ['--deny-warnings']),
    // Promises that nobody waits for: rules that need types, and thereby some ten seconds.
    commandTask(context, 'lint-types', 'oxlint', [
      '--type-aware',
      '-c',
      'packages/tools/config/oxlint-types.json',
    ]),
    commandTask(context, 'format', 'oxfmt', ['--check', '.']),
    {
      name: 'imports',
      needs: [],
      run: async () => outcomeOf((await findForbiddenImports(context.root)).map(formatViolation)),
    },
    over('client-boundary', clientBoundary),
    over('tokens', tokens),
    over('env', env),
    over('machine-paths', machinePaths),
    over('limit-names', limitNames),
    over('file-names', fileNames),
    {
      name: 'commit-subjects',
      needs: [],
      run: async () => outcomeOf(listLongSubjects(await listUnlandedCommits(context.root))),
    },
    commandTask(context, 'knip', 'knip', [
      '--config',
      'packages/tools/config/knip.json',
      '--no-progress',
      '--no-config-hints',
    ]),
    commandTask(context, 'types-storybook', 'tsc', ['-p', '.storybook']),
    commandTask(
      context,
      'types',
      'turbo',
      ['run', 'typecheck', '--output-logs=errors-only', '--continue', '--concurrency=2'],
      // `next build` and `next typegen` write the same files under .next.
      ['build'],
    ),
  ];
}

/** The properties with all their runs (`numRuns`): minutes, so only when asked for by name. */
export function longTask(context: StepContext): Task {
  return commandTask(
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
    [],
    { VVOZ_RUNS: 'long' },
  );
}
