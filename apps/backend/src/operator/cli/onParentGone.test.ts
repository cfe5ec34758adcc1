import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'onParentGone.ts')).href;
const STOPPED = 7;

/** A program that exits with STOPPED once its parent is gone. */
function startProgram(rest: string, channel: 'ipc' | 'ignore') {
  const code = `import { onParentGone } from '${MODULE}'; onParentGone(() => process.exit(${STOPPED})); console.log('ready'); ${rest}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit', channel],
  });
}

const RUN_LONG = 'setTimeout(() => undefined, 60_000);';

test('a job stops once its backend is gone', async () => {
  const child = startProgram(RUN_LONG, 'ipc');
  await once(child.stdout!, 'data');
  child.disconnect();
  expect((await once(child, 'exit'))[0]).toBe(STOPPED);
});

test('a job stops if its backend was gone before the job could listen', async () => {
  const child = startProgram(RUN_LONG, 'ipc');
  child.disconnect();
  expect((await once(child, 'exit'))[0]).toBe(STOPPED);
});

test('the channel to the backend does not keep a finished job running', async () => {
  expect((await once(startProgram('', 'ipc'), 'exit'))[0]).toBe(0);
});

test('a program that a person started has no parent to wait for', async () => {
  expect((await once(startProgram('', 'ignore'), 'exit'))[0]).toBe(0);
});
