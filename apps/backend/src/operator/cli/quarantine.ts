import { readEnv } from '../../env.ts';
import { openState } from '../../state/openState.ts';
import { printFailure } from './printFailure.ts';
import { parseQuarantineArgs, USAGE } from './quarantineArgs.ts';
import { runQuarantineCommand } from './quarantineCommands.ts';

async function main(): Promise<void> {
  const command = parseQuarantineArgs(process.argv.slice(2));
  if (command.kind === 'help') {
    console.log(USAGE);
    return;
  }
  const env = readEnv();
  const state = await openState(env.state);
  try {
    console.log(await runQuarantineCommand({ state: state.db, catalogueFile: env.databaseFile }, command));
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
