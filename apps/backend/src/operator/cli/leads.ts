import { once } from 'node:events';
import { readEnv } from '../../env.ts';
import { openState } from '../../state/openState.ts';
import { parseLeadsArgs, USAGE } from './leadsArgs.ts';
import { runLeadsCommand } from './leadsCommands.ts';
import { printFailure } from './printFailure.ts';

// A reader may close the pipe early: `npm run leads -- export | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

async function main(): Promise<void> {
  const command = parseLeadsArgs(process.argv.slice(2));
  if (command.kind === 'help') {
    console.log(USAGE);
    return;
  }
  const env = readEnv();
  const targets = env.targets.map(({ name }) => name);
  const state = await openState(env.state);
  try {
    for await (const piece of runLeadsCommand({ state, targets, now: new Date() }, command))
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  } finally {
    await state.close();
  }
}

try {
  await main();
} catch (error) {
  printFailure(error, USAGE);
  process.exitCode = 1;
}
