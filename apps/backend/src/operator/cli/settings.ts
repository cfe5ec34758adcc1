import { seedSettings } from '../../cost/store/settingsStore.ts';
import { runStateCli } from './runCli.ts';
import { parseSettingsArgs, USAGE } from './settingsArgs.ts';
import { runSettingsCommand } from './settingsCommands.ts';

await runStateCli({
  usage: USAGE,
  parse: parseSettingsArgs,
  run: async function* run(command, { state }) {
    await seedSettings(state.db);
    yield `${await runSettingsCommand(state.db, command)}\n`;
  },
});
