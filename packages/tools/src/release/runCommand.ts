import path from 'node:path';
import { readLogTail } from '../lib/logTail.ts';
import { run } from '../lib/run.ts';

/** Thrown when a command of a release failed. The message contains the last lines of its log. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command to its end in a folder. Throws CommandError when it fails. */
export type RunCommand = (command: string, args: string[], cwd: string) => Promise<void>;

/** Creates a runner that writes one log per command into `logs`. */
export function createRunCommand(logs: string, signal: AbortSignal): RunCommand {
  return async (command, args, cwd) => {
    const logFile = path.join(logs, `${command}-${args[0] ?? ''}.log`);
    const code = await run(command, args, { cwd, logFile, signal, env: { NO_COLOR: '1', CI: 'true' } });
    if (code === 0) return;
    const lines = readLogTail(logFile, 40).map((line) => `  ${line}`);
    throw new CommandError(
      [`"${command} ${args.join(' ')}" failed. The whole log: ${logFile}`, ...lines].join('\n'),
    );
  };
}
