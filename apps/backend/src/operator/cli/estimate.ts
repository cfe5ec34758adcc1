import { parseEstimateArgs, USAGE } from './estimateArgs.ts';
import { runEstimateCommand } from './estimateCommands.ts';
import { runStateCli } from './runCli.ts';

await runStateCli({
  usage: USAGE,
  parse: parseEstimateArgs,
  run: (command, { env, state }) => runEstimateCommand(command, { state, catalogueFile: env.databaseFile }),
});
