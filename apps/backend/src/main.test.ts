import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from './lib/testing/createTempDir.ts';

const PROGRAM = path.join(import.meta.dirname, 'main.ts');

/** Starts the backend as a process with its own environment, on a port that the system chooses. */
function start(env: Record<string, string>) {
  let output = '';
  const child = execFile(process.execPath, [PROGRAM], {
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], VVOZ_BACKEND_PORT: '0', ...env },
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: string) => {
      output += text;
    });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  /** Resolves to its address, `http://127.0.0.1:4000`, when visitors are answered. */
  const listening = () =>
    vi.waitFor(
      () => {
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
        return url ?? expect.fail(`does not listen: ${output}`);
      },
      { timeout: 75_000 },
    );
  return { child, ended, output: () => output, listening };
}

test('the company of the example is not shown under a public name', async () => {
  const env = { VVOZ_DATA_DIR: createTempDir(), VVOZ_MAIN_URL: 'https://avto-vostok.ru' };
  const { ended, output } = start(env);
  expect(await ended).toBe(1);
  expect(output()).toContain('https://avto-vostok.ru would show a company that does not exist');
  expect(output()).toContain('44 invented reviews');
  const url = await start({ ...env, VVOZ_ALLOW_EXAMPLE: 'true' }).listening();
  expect(await fetch(`${url}/livez`)).toHaveProperty('status', 200);
});

test('wrong settings are reported in one sentence', async () => {
  const { ended, output } = start({
    VVOZ_DATA_DIR: createTempDir(),
    VVOZ_BACKEND_PORT: 'many',
    VVOZ_LEADS_WEBHOOK_URL: 'no address',
  });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/VVOZ_BACKEND_PORT: .+; VVOZ_LEADS_WEBHOOK_URL: /);
  expect(output()).not.toContain('    at ');
});

test('the backend starts despite a damaged catalogue and faults in the content, and shuts down cleanly on a signal', async () => {
  const dataDir = createTempDir();
  chmodSync(dataDir, 0o755);
  const env = { VVOZ_DATA_DIR: dataDir };
  const first = start(env);
  expect(await fetch(`${await first.listening()}/api/options`)).toHaveProperty('status', 200);
  const files = readdirSync(dataDir).filter((name) => name.includes('.sqlite'));
  expect(files).toEqual(expect.arrayContaining(['vvoz-state.sqlite', 'vvoz-state.sqlite-wal']));
  const readMode = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
  expect(files.filter((name) => readMode(name) !== '600')).toEqual([]);
  expect(readMode('.')).toBe('700');
  first.child.kill('SIGTERM');
  expect(await first.ended, first.output()).toBe(0);

  const broken = path.join(dataDir, 'content');
  mkdirSync(broken);
  writeFileSync(path.join(broken, 'options.json'), '{');
  const catalogue = path.join(dataDir, 'vvoz.sqlite');
  writeFileSync(catalogue, Buffer.alloc(8192, 'damaged '));
  const second = start({ ...env, VVOZ_CONTENT_DIR: broken });
  const url = await second.listening();
  expect(await fetch(`${url}/api/options`)).toHaveProperty('status', 200);
  expect(second.output()).toContain('options.json');
  expect(second.output()).toContain(`${catalogue} is damaged`);
  expect(await fetch(`${url}/api/v2/cars`)).toHaveProperty('status', 503);

  // A request whose body never ends keeps the server open; whoever signals twice does not want to wait for it.
  const hanging = connect(Number(new URL(url).port), '127.0.0.1');
  hanging.on('error', () => undefined);
  hanging.write(
    'POST /api/request/send HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
  );
  // The server has seen the request.
  await once(hanging, 'data');
  second.child.kill('SIGTERM');
  await vi.waitFor(() => expect(second.output()).toContain('stopping'), { timeout: 60_000 });
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(143);
});
