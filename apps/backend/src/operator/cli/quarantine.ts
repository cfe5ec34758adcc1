import { parseQuarantineArgs, USAGE } from './quarantineArgs.ts';
import { runQuarantineCommand } from './quarantineCommands.ts';
import { runStateCli } from './runCli.ts';

await runStateCli({
  usage: USAGE,
  parse: parseQuarantineArgs,
  run: async function* run(command, { env, state }) {
    yield `${await runQuarantineCommand({ state, catalogueFile: env.databaseFile }, command)}\n`;
  },
});
