import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from './lib/testing/createTempDir.ts';

const PROGRAM = path.join(import.meta.dirname, 'main.ts');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the backend as a process with its own environment. */
function start(env: Record<string, string>) {
  let output = '';
  const child = execFile(process.execPath, [PROGRAM], {
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: string) => {
      output += text;
    });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, output: () => output };
}

async function response(url: string): Promise<number> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const status = await fetch(url).then(
      (given) => given.status,
      () => 0,
    );
    if (status !== 0) return status;
    await pause(50);
  }
  return 0;
}

test('the company of the example is not shown under a public name', async () => {
  const port = await freePort();
  const env = {
    VVOZ_BACKEND_PORT: String(port),
    VVOZ_DATA_DIR: createTempDir(),
    VVOZ_MAIN_URL: 'https://avto-vostok.ru',
  };
  const { ended, output } = start(env);
  expect(await ended).toBe(1);
  expect(output()).toContain('https://avto-vostok.ru would show a company that does not exist');
  expect(output()).toContain('44 invented reviews');
  start({ ...env, VVOZ_ALLOW_EXAMPLE: 'true' });
  expect(await response(`http://127.0.0.1:${port}/livez`)).toBe(200);
});

test.each([
  ['VVOZ_BACKEND_PORT', 'many'],
  ['VVOZ_LEADS_WEBHOOK_URL', 'no address'],
])('a wrong %s is reported in one sentence', async (name, value) => {
  const { ended, output } = start({ VVOZ_DATA_DIR: createTempDir(), [name]: value });
  expect(await ended).toBe(1);
  expect(output()).toContain(name);
  expect(output()).not.toContain('    at ');
});

test('the backend starts despite a damaged catalogue and faults in the content, and shuts down cleanly on a signal', async () => {
  const dataDir = createTempDir();
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const env = { VVOZ_DATA_DIR: dataDir, VVOZ_BACKEND_PORT: String(port), VVOZ_LOG_LEVEL: 'error' };
  const first = start(env);
  expect(await response(`http://127.0.0.1:${port}/api/options`)).toBe(200);
  const files = readdirSync(dataDir).filter((name) => name.includes('.sqlite'));
  expect(files).toEqual(expect.arrayContaining(['vvoz-state.sqlite', 'vvoz-state.sqlite-wal']));
  const readMode = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
  expect(files.filter((name) => readMode(name) !== '600')).toEqual([]);
  expect(readMode('.')).toBe('700');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const broken = path.join(dataDir, 'content');
  mkdirSync(broken);
  writeFileSync(path.join(broken, 'options.json'), '{');
  const catalogue = path.join(dataDir, 'vvoz.sqlite');
  writeFileSync(catalogue, Buffer.alloc(8192, 'damaged '));
  const second = start({ ...env, VVOZ_CONTENT_DIR: broken, VVOZ_LOG_LEVEL: 'info' });
  expect(await response(`http://127.0.0.1:${port}/api/options`)).toBe(200);
  expect(second.output()).toContain('options.json');
  expect(second.output()).toContain(`${catalogue} is damaged`);
  expect(await response(`http://127.0.0.1:${port}/api/v2/cars`)).toBe(503);

  // A request whose body never ends keeps the server open; whoever signals twice does not want to wait for it.
  const hanging = connect(port, '127.0.0.1');
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
