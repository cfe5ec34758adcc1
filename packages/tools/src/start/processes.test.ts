import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatUnexpectedExit, Supervisor } from './processes.ts';

let directory: string;
let supervisor: Supervisor;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-processes-'));
  supervisor = new Supervisor();
});
afterEach(async () => {
  await supervisor.stop(0);
  rmSync(directory, { recursive: true, force: true });
});

/** Starts Node on a line of code in which `file('x')` is a path inside the test's directory. */
function startNode(name: string, code: string, onLine?: (line: string) => void) {
  const prelude = `const fs = require('node:fs'); const file = (n) => ${JSON.stringify(directory)} + '/' + n;`;
  supervisor.start({
    name,
    command: process.execPath,
    args: ['-e', prelude + code],
    cwd: directory,
    env: { GREETING: 'hello' },
    logFile: path.join(directory, `logs/${name}.log`),
    ...(onLine === undefined ? {} : { onLine }),
  });
}
const waitForFile = (name: string) =>
  vi.waitFor(() => expect(existsSync(path.join(directory, name))).toBe(true), {
    timeout: 10_000,
    interval: 20,
  });
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('reports exit code and last lines of a child that ends unexpectedly', async () => {
  startNode('shop', `console.log('one\\n\\ntwo'); console.error(process.env.GREETING); process.exit(3)`);
  const unexpectedExit = await supervisor.unexpectedExit;
  expect(unexpectedExit).toMatchObject({
    name: 'shop',
    how: 'exit code 3',
    lastLines: ['one', 'two', 'hello'],
  });
  expect(formatUnexpectedExit(unexpectedExit)).toMatch(
    /^shop ended unexpectedly \(exit code 3\).*shop\.log\n {2}one\n/,
  );
});

test('passes each line to the listener and writes it to the log', async () => {
  const lines: string[] = [];
  startNode('talker', `console.log('one'); console.error('two'); process.exitCode = 1`, (line) =>
    lines.push(line),
  );
  const unexpectedExit = await supervisor.unexpectedExit;
  expect(lines.toSorted()).toEqual(['one', 'two']);
  expect(unexpectedExit.lastLines.toSorted()).toEqual(['one', 'two']);
});

test('only its owner can read a log, and the log of the previous run is kept', async () => {
  startNode('one', `console.log('first'); process.exit(1)`);
  await supervisor.unexpectedExit;
  const next = new Supervisor();
  const log = path.join(directory, 'logs/one.log');
  next.start({ name: 'one', command: '/no/such/program', args: [], cwd: directory, env: {}, logFile: log });
  await next.unexpectedExit;
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('first\n');
  const readMode = (place: string) => (statSync(place).mode & 0o777).toString(8);
  expect([log, `${log}.1`, path.dirname(log)].map(readMode)).toEqual(['600', '600', '700']);
});

test('reports a child that was killed or could not be started', async () => {
  startNode('victim', `process.kill(process.pid, 'SIGKILL')`);
  expect((await supervisor.unexpectedExit).how).toBe('signal SIGKILL');
  const other = new Supervisor();
  const logFile = path.join(directory, 'none.log');
  other.start({ name: 'none', command: '/no/such/program', args: [], cwd: directory, env: {}, logFile });
  expect((await other.unexpectedExit).how).toContain('ENOENT');
  await other.stop();
});

test('a child that keeps ending is started again, after a longer wait each time, with the same log', async () => {
  const waits: number[] = [];
  supervisor.keepRunning((_, waitMs) => waits.push(waitMs));
  startNode('flaky', `console.log('again'); process.exit(1)`);
  await vi.waitFor(() => expect(waits.slice(0, 2)).toEqual([1000, 2000]), { timeout: 30_000 });
  await supervisor.stop(0);
  const log = readFileSync(path.join(directory, 'logs/flaky.log'), 'utf8');
  expect(log).toBe('again\nagain\n');
});

test('a stopped child may finish its work, and its end is not reported', async () => {
  startNode(
    'polite',
    `process.on('SIGTERM', () => setTimeout(() => { fs.writeFileSync(file('saved'), ''); process.exit(0) }, 200));
     setInterval(() => {}, 1000); fs.writeFileSync(file('up'), '')`,
  );
  await waitForFile('up');
  let died = false;
  void supervisor.unexpectedExit.then(() => {
    died = true;
  });
  await supervisor.stop();
  expect(existsSync(path.join(directory, 'saved'))).toBe(true);
  expect(died).toBe(false);
});

test('kills a child that ignores SIGTERM, and the children of that child', async () => {
  startNode(
    'stubborn',
    `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);
     const child = require('node:child_process').spawn(process.execPath,
       ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')"]);
     child.stdout.once('data', () => { fs.writeFileSync(file('tmp'), child.pid + ''); fs.renameSync(file('tmp'), file('pid')) })`,
  );
  await waitForFile('pid');
  const grandchild = Number(readFileSync(path.join(directory, 'pid'), 'utf8'));
  expect(isAlive(grandchild)).toBe(true);
  await supervisor.stop(300);
  await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), { timeout: 5000 });
});
