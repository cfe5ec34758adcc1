import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { ProgramKilled, runProgram } from './runProgram.ts';

const PROGRAMS = path.join(import.meta.dirname, '../cli');

/** Runs a program of this text. `done` is the path of a file for it, and its first argument. */
function run(text: string, { signal = new AbortController().signal, environment = {} } = {}) {
  const dir = createTempDir();
  writeFileSync(path.join(dir, 'program.ts'), `import { writeFileSync } from 'node:fs';\n${text}`);
  const done = path.join(dir, 'done');
  const program = path.relative(PROGRAMS, path.join(dir, 'program'));
  return { done, ended: runProgram({ name: 'costs', program, args: [done], environment }, signal) };
}
/** Far longer than the test takes. */
const RUN_LONG = `setTimeout(() => writeFileSync(process.argv[2], ''), 5000);`;

test('a program that fails is told by the end of its output', async () => {
  const { ended } = run(`process.stderr.write('x'.repeat(5000) + ' No room.\\n', () => process.exit(3));`);
  const error = await ended.catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ProgramKilled);
  expect(String(error)).toMatch(/^Error: costs ended with code 3: x+ No room\.$/);
  expect(String(error).length).toBeLessThan(1100);
});

test('a program that was killed is told from one that failed', async () => {
  const { ended } = run(`process.kill(process.pid, 'SIGKILL');${RUN_LONG}`);
  await expect(ended).rejects.toThrow(new ProgramKilled('costs was ended by SIGKILL'));
});

test('a program gets the given environment only', async () => {
  const { ended, done } = run(
    `if (process.env.PATH === undefined) writeFileSync(process.argv[2], process.env.A);`,
    {
      environment: { A: 'a' },
    },
  );
  await ended;
  expect(existsSync(done)).toBe(true);
});

test.each(['after', 'before'])(
  'a signal that comes %s the start ends the program without an error',
  async (when) => {
    const stop = new AbortController();
    if (when === 'before') stop.abort();
    const { ended, done } = run(RUN_LONG, { signal: stop.signal });
    stop.abort();
    await ended;
    expect(existsSync(done)).toBe(false);
  },
);
