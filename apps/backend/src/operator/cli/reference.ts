import { parseReferenceArgs, USAGE } from './referenceArgs.ts';
import { runReferenceCommand } from './referenceCommands.ts';
import { runStateCli } from './runCli.ts';

await runStateCli({
  usage: USAGE,
  parse: parseReferenceArgs,
  run: async function* run(command, { env }) {
    yield `${runReferenceCommand(env.databaseFile, command)}\n`;
  },
});
