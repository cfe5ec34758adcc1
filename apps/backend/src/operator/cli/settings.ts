import { seedSettings } from '../../cost/store/settingsStore.ts';
import { readEnv } from '../../env.ts';
import { openState } from '../../state/openState.ts';
import { printFailure } from './printFailure.ts';
import { parseSettingsArgs, USAGE } from './settingsArgs.ts';
import { runSettingsCommand } from './settingsCommands.ts';

async function main(): Promise<void> {
  const command = parseSettingsArgs(process.argv.slice(2));
  if (command.kind === 'help') {
    console.log(USAGE);
    return;
  }
  const state = await openState(readEnv().state);
  try {
    await seedSettings(state.db);
    console.log(await runSettingsCommand(state.db, command));
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
