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
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { findFreePorts } from './ports.ts';
import { PORT_VARIABLES, SERVICES, type Service } from './settings.ts';

const tools = path.resolve(import.meta.dirname, '../..');

/**
 * A server that writes its process id and the pages that it was asked for, answers /healthz, has each page at the second
 * request only, and ends on SIGTERM as Node does.
 */
const FAKE_SERVER = `
const { createServer } = require('node:http');
const { appendFileSync, writeFileSync } = require('node:fs');
const asked = [];
const name = process.env.FAKE_NAME ?? require('node:path').basename(__dirname);
writeFileSync(process.env.VVOZ_TEST_PIDS + '/' + name, String(process.pid));
if (process.env.VVOZ_TEST_DIES === name) { console.error('no such table: lots'); process.exit(2); }
createServer((request, response) => {
  response.setHeader('x-api', process.env.API_URL ?? '');
  response.setHeader('x-secrets', [process.env.DATABASE_URL, process.env.VVOZ_JPCENTER_CODE, process.env.VVOZ_STOREFRONT_SECRET].join());
  const isKnown = request.url === '/healthz' || asked.includes(request.url);
  response.statusCode = isKnown ? 200 : 503;
  asked.push(request.url);
  if (isKnown && request.url !== '/healthz') appendFileSync(process.env.VVOZ_TEST_PIDS + '/../opened', name + ' ' + request.url + '\\n');
  response.end('{}');
}).listen(Number(process.env.PORT ?? process.env.VVOZ_BACKEND_PORT));
`;

let root: string;
let ports: Record<Service, number>;
const started: ChildProcess[] = [];

/** Creates a checkout with the real `start`. All programs that it calls are fakes. */
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-start-'));
  ports = await findFreePorts();
  write('package.json', '{ "type": "module" }');
  cpSync(path.join(tools, 'src'), path.join(root, 'packages/tools/src'), { recursive: true });
  symlinkSync(path.join(tools, 'node_modules'), path.join(root, 'packages/tools/node_modules'));
  for (const app of HOST_NAMES) {
    write(`apps/${app}/.next/standalone/apps/${app}/package.json`, '{ "type": "commonjs" }');
    write(`apps/${app}/.next/standalone/apps/${app}/server.js`, FAKE_SERVER);
    write(`apps/${app}/.next/static/a.js`, '');
  }
  write('apps/backend/package.json', '{ "type": "commonjs" }');
  write('apps/backend/src/main.ts', `process.env.FAKE_NAME = 'backend';${FAKE_SERVER}`);
  write('apps/backend/src/operator/cli/seed.ts', "console.log('seeded', process.argv.slice(2).join());");
  write(
    'bin/turbo',
    '#!/bin/sh\nfor i in $(seq 50); do echo "building $i"; done\nexit ${VVOZ_TEST_BUILD:-0}\n',
    0o755,
  );
  mkdirSync(path.join(root, 'pids'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, text: string, mode = 0o644) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
}
function pids(): number[] {
  return SERVICES.map((name) => path.join(root, 'pids', name))
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8')));
}
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(root, 'packages/tools/src/start/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      // Where CI is set, colours are on even without a terminal.
      NO_COLOR: '1',
      PATH: `${path.join(root, 'bin')}:${process.env['PATH']}`,
      ...Object.fromEntries(SERVICES.map((service) => [PORT_VARIABLES[service], String(ports[service])])),
      VVOZ_TEST_PIDS: path.join(root, 'pids'),
      ...env,
    },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = () =>
    vi.waitFor(() => expect(output).toContain('Ctrl-C stops'), { timeout: 15_000, interval: 50 });
  return { child, ended, ready, output: () => output };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'all processes start, and %s stops them with exit code 0',
  async (signal) => {
    const run = start({
      DATABASE_URL: 'postgres://a',
      VVOZ_JPCENTER_CODE: 'b',
      VVOZ_STOREFRONT_SECRET: 'shared',
    });
    await run.ready();
    expect(run.output()).toMatch(/Vvoz is ready \(\d+\.\d s\)/);
    for (const port of Object.values(ports)) expect(run.output()).toContain(`http://localhost:${port}`);
    expect(pids()).toHaveLength(SERVICES.length);
    // Ready means that a visitor sees the front page and a list of each host.
    const opened = readFileSync(path.join(root, 'opened'), 'utf8').trim().split('\n');
    const expected = HOST_NAMES.flatMap((host) =>
      [
        '/',
        ...listTemplatesOnHost(host)
          .slice(0, 1)
          .map((list) => list.path),
      ].map((page) => `${host} ${page}`),
    );
    expect([...new Set(opened)].toSorted()).toEqual([...new Set(expected)].toSorted());
    const page = await fetch(`http://127.0.0.1:${ports.china}/healthz`);
    expect(page.headers.get('x-api')).toBe(`http://127.0.0.1:${ports.backend}`);
    // A site does not get the secrets of the backend, except for the one that they share.
    expect(page.headers.get('x-secrets')).toBe(',,shared');
    const backend = await fetch(`http://127.0.0.1:${ports.backend}/healthz`);
    expect(backend.headers.get('x-secrets')).toBe('postgres://a,b,shared');
    expect(existsSync(path.join(root, 'apps/main/.next/standalone/apps/main/.next/static/a.js'))).toBe(true);
    expect(readFileSync(path.join(root, '.data/logs/seed.log'), 'utf8')).toBe('seeded --if-needed\n');
    run.child.kill(signal);
    expect(await run.ended).toBe(0);
    expect(pids().filter(isAlive)).toEqual([]);
  },
  30_000,
);

test('a port in use: one sentence, exit code 1, and nothing is started', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports.spec, resolve));
  const run = start();
  expect(await run.ended).toBe(1);
  server.close();
  expect(run.output().trim().split('\n')).toHaveLength(1);
  expect(run.output()).toContain('VVOZ_SPEC_PORT');
  expect(pids()).toEqual([]);
});

test('a failed build prints the last forty lines and the path of the log', async () => {
  const run = start({ VVOZ_TEST_BUILD: '1' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/Building failed.*build\.log/);
  expect(run.output()).not.toContain('building 10\n');
  expect(run.output()).toContain('  building 11\n');
  expect(pids().filter(isAlive)).toEqual([]);
});

test('a process that ends during its start: its last lines are printed, and the others are stopped', async () => {
  const run = start({ VVOZ_TEST_DIES: 'backend' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/backend ended unexpectedly \(exit code 2\)[^]*no such table: lots/);
  expect(pids().filter(isAlive)).toEqual([]);
});

test('a process that ends unexpectedly later is named and started again, and the others go on', async () => {
  const run = start();
  await run.ready();
  const [main = 0, ...others] = pids();
  process.kill(main, 'SIGKILL');
  const isUpAgain = async () => {
    expect(pids()[0]).not.toBe(main);
    expect((await fetch(`http://127.0.0.1:${ports.main}/healthz`)).status).toBe(200);
  };
  await vi.waitFor(isUpAgain, { timeout: 30_000, interval: 50 });
  expect(run.output()).toMatch(/main ended unexpectedly \(signal SIGKILL\)[^]*started again in 1 s/);
  expect(pids().slice(1)).toEqual(others);
  expect(others.filter(isAlive)).toEqual(others);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(pids().filter(isAlive)).toEqual([]);
}, 60_000);
