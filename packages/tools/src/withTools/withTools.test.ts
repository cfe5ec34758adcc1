import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../bin/with-tools.mjs');

/** A fake npm. Logs its arguments, pretends to install, and runs commands with a pnpm on their PATH. */
const FAKE_NPM = `#!/bin/sh
echo "$*" >> "$FAKE_LOG"
[ -n "$FAKE_NPM_FAILS" ] && exit 1
case "$*" in
  *--print-pnpm-directory) shift 5; PATH="$FAKE_PNPM:$PATH" exec "$@" ;;
esac
`;

let root: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-with-tools-'));
  write('package.json', '{ "packageManager": "pnpm@1.2.3" }');
  write('pnpm-lock.yaml', 'lock: 1');
  write('fake/npm', FAKE_NPM, 0o755);
  write('pnpm/pnpm', '#!/bin/sh\n', 0o755);
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, path.join(root, 'node_modules/.bin/node'));
  cpSync(script, path.join(root, 'packages/tools/bin/with-tools.mjs'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, text: string, mode = 0o644) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text, { mode });
}
const read = (name: string) =>
  existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '';
const npmCalls = () => read('npm.log').split('\n').filter(Boolean);

/** Runs `with-tools node -e CODE`. */
function withTools(code: string, env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'packages/tools/bin/with-tools.mjs'), 'node', '-e', code],
    {
      env: {
        PATH: `${path.join(root, 'fake')}:${process.env['PATH']}`,
        FAKE_LOG: path.join(root, 'npm.log'),
        FAKE_PNPM: path.join(root, 'pnpm'),
        ...env,
      },
    },
  );
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const waitForOutput = (text: string) =>
    vi.waitFor(() => expect(output).toContain(text), { timeout: 10_000, interval: 20 });
  return { child, ended, waitForOutput, output: () => output };
}

test('installs once, then only when the lockfile changes', async () => {
  expect(await withTools('').ended).toBe(0);
  expect(npmCalls()[0]).toBe(
    'exec --yes --package pnpm@1.2.3 -- pnpm install --frozen-lockfile --reporter=append-only',
  );
  const first = npmCalls().length;
  expect(await withTools('').ended).toBe(0);
  expect(npmCalls()).toHaveLength(first);
  write('pnpm-lock.yaml', 'lock: 2');
  await withTools('').ended;
  expect(npmCalls().length).toBeGreaterThan(first);
});

test('a failed install: one sentence, exit code 1, and the next run tries again', async () => {
  const run = withTools('console.log("ran")', { FAKE_NPM_FAILS: '1' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('Installing failed');
  expect(run.output()).not.toContain('ran');
  expect(await withTools('').ended).toBe(0);
});

test("the command runs with the workspace's Node and pnpm first on its PATH and without npm's settings, and keeps its exit code", async () => {
  const code = 'console.log(process.env.PATH, process.env.npm_config_user_agent); process.exit(9)';
  const run = withTools(code, { npm_config_user_agent: 'npm/10' });
  expect(await run.ended).toBe(9);
  const bin = path.join(root, 'node_modules/.bin');
  expect(run.output()).toContain(`${bin}:${path.join(root, 'pnpm')}:`);
  expect(run.output()).toMatch(/ undefined\n$/);
});

const WAITING =
  "process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up', process.pid)";

test('SIGTERM reaches the command, which decides the exit code', async () => {
  const run = withTools(WAITING);
  await run.waitForOutput('up');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(run.output()).toContain('ended in order');
});

test.runIf(process.platform === 'linux')(
  'when npm is killed with SIGKILL, the command is stopped too',
  async () => {
    const tools = JSON.stringify([
      path.join(root, 'packages/tools/bin/with-tools.mjs'),
      'node',
      '-e',
      WAITING,
    ]);
    // A fake npm that starts with-tools as its child and does nothing else.
    const npm = spawn(
      process.execPath,
      [
        '-e',
        `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify('"$0" "$@"; exit $?')}, process.execPath, ...${tools}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`,
      ],
      {
        env: {
          PATH: `${path.join(root, 'fake')}:${process.env['PATH']}`,
          FAKE_LOG: path.join(root, 'npm.log'),
          FAKE_PNPM: path.join(root, 'pnpm'),
          npm_lifecycle_event: 'start',
        },
      },
    );
    started.push(npm);
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await vi.waitFor(() => expect(output).toContain('up'), { timeout: 10_000 });
    npm.kill('SIGKILL');
    await vi.waitFor(() => expect(output).toContain('ended in order'), { timeout: 5000 });
  },
);
