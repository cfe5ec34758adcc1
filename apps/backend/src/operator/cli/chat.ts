import { once } from 'node:events';
import { readEnv } from '../../env.ts';
import { openState } from '../../state/openState.ts';
import { parseChatArgs, USAGE } from './chatArgs.ts';
import { runChatCommand } from './chatCommands.ts';
import { printFailure } from './printFailure.ts';

async function main(): Promise<void> {
  const command = parseChatArgs(process.argv.slice(2));
  if (command.kind === 'help') {
    console.log(USAGE);
    return;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const state = await openState(readEnv().state);
  try {
    for await (const piece of runChatCommand({ db: state.db, now: new Date(), signal: stop.signal }, command))
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
