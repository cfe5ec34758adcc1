import { parseChatArgs, USAGE } from './chatArgs.ts';
import { runChatCommand } from './chatCommands.ts';
import { runStateCli } from './runCli.ts';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

await runStateCli({
  usage: USAGE,
  parse: parseChatArgs,
  run: (command, { state }) =>
    runChatCommand({ db: state.db, now: new Date(), signal: stop.signal }, command),
});
