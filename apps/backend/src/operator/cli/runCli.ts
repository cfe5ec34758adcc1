import { once } from 'node:events';
import { readEnv, type Env } from '../../env.ts';
import { createPrivateFiles } from '../../lib/privateFiles.ts';
import type { State } from '../../state/openState.ts';
import { openOwnState } from '../openOwnState.ts';
import { printFailure } from './printFailure.ts';

/** Runs a program. Prints why it failed, and the usage after a UsageError; the exit code is 1 then. */
export async function runCli(usage: string, main: () => Promise<void>): Promise<void> {
  createPrivateFiles();
  try {
    await main();
  } catch (error) {
    printFailure(error, usage);
    process.exitCode = 1;
  }
}

interface Help {
  readonly kind: 'help';
}

export interface StateCliOptions<Command extends { readonly kind: string }> {
  readonly usage: string;
  /** Throws UsageError. */
  readonly parse: (args: readonly string[]) => Help | Command;
  /** Yields the output in pieces. Throws an OperatorError for what the operator can correct. */
  readonly run: (
    command: Command,
    context: { readonly env: Env; readonly state: State },
  ) => AsyncIterable<string>;
}

/** Runs a program whose commands work on the operator's data, and writes their output to standard output. */
export function runStateCli<Command extends { readonly kind: string }>({
  usage,
  parse,
  run,
}: StateCliOptions<Command>): Promise<void> {
  // A reader may close the pipe early: `npm run leads -- export | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return runCli(usage, async () => {
    const command = parse(process.argv.slice(2));
    if (command.kind === 'help') {
      console.log(usage);
      return;
    }
    const env = readEnv();
    const state = await openOwnState(env);
    try {
      for await (const piece of run(command as Command, { env, state }))
        if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    } finally {
      await state.close();
    }
  });
}
