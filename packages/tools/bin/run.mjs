// `node packages/tools/bin/run.mjs NAME [ARGUMENT …]` runs a command of commands.mjs with the workspace's own Node and
// tools (with-tools.mjs). This file itself runs under any Node >= 20.
import process from 'node:process';
import { findCommand } from './commands.mjs';

const found = findCommand(process.argv.slice(2));
if ('run' in found) {
  process.argv.splice(2, Infinity, ...found.run);
  await import('./with-tools.mjs');
} else {
  const [stream, text] = 'help' in found ? [process.stdout, found.help] : [process.stderr, found.error];
  stream.write(`${text}\n`);
  process.exitCode = 'help' in found ? 0 : 1;
}
