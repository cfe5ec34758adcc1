import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientBoundary } from '../checks/clientBoundary.ts';
import { env } from '../checks/env.ts';
import { formatFinding } from '../checks/finding.ts';
import type { Check, SourceFile } from '../checks/finding.ts';
import { forbiddenImports, formatViolation } from '../checks/imports.ts';
import { machinePaths } from '../checks/machinePaths.ts';
import { sourceFiles } from '../checks/sourceFiles.ts';
import { tokens } from '../checks/tokens.ts';
import { run } from '../lib/run.ts';
import { FAILED, PASSED } from '../test/counts.ts';
import type { Outcome, Task } from '../test/tasks.ts';

/** Where the steps work, and what ends them. */
export interface StepContext {
  root: string;
  /** Directory for the output of commands. */
  logs: string;
  signal: AbortSignal;
}

/** A command that passes when it exits with 0; its output is the outcome's. It waits for the end of `after`. */
export function commandTask(
  context: StepContext,
  name: string,
  command: string,
  args: string[],
  after: string[] = [],
): Task {
  return {
    name,
    needs: [],
    after,
    run: async () => {
      const logFile = path.join(context.logs, `${name}.log`);
      const code = await run(command, args, { cwd: context.root, logFile, signal: context.signal });
      return { counts: code === 0 ? PASSED : FAILED, output: readFileSync(logFile, 'utf8') };
    },
  };
}

function outcomeOf(complaints: string[]): Outcome {
  return { counts: complaints.length === 0 ? PASSED : FAILED, output: complaints.join('\n') };
}

/** Everything that can be said about the code without running it. */
export function verifyTasks(context: StepContext): Task[] {
  let files: SourceFile[] | undefined;
  const over = (name: string, check: Check): Task => ({
    name,
    needs: [],
    run: async () => {
      files ??= sourceFiles(context.root);
      return outcomeOf(check(files).map(formatFinding));
    },
  });
  return [
    commandTask(context, 'lint', 'oxlint', ['--deny-warnings']),
    commandTask(context, 'format', 'oxfmt', ['--check', '.']),
    {
      name: 'imports',
      needs: [],
      run: async () => outcomeOf((await forbiddenImports(context.root)).map(formatViolation)),
    },
    over('client-boundary', clientBoundary),
    over('tokens', tokens),
    over('env', env),
    over('machine-paths', machinePaths),
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
      // Both let Next write its types into .next.
      ['build'],
    ),
  ];
}
