import { parseLeadsArgs, USAGE } from './leadsArgs.ts';
import { runLeadsCommand } from './leadsCommands.ts';
import { runStateCli } from './runCli.ts';

await runStateCli({
  usage: USAGE,
  parse: parseLeadsArgs,
  run: (command, { env, state }) =>
    runLeadsCommand(
      { state, targets: env.targets.map(({ name }) => name), now: new Date(), backups: env.backups },
      command,
    ),
});
