import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLogTail } from './logTail.ts';
import { run } from './run.ts';
import { StoppedError } from './stopped.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-run-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});
const node = (code: string, more: { signal?: AbortSignal; onLine?: (line: string) => void } = {}) =>
  run(process.execPath, ['-e', code], {
    cwd: directory,
    logFile: path.join(directory, 'logs/x.log'),
    ...more,
  });

test('resolves with the exit code and writes both streams to the log', async () => {
  const lines: string[] = [];
  const code = await node(`console.log('out'); console.error('err'); process.exitCode = 7`, {
    onLine: (line) => lines.push(line),
  });
  expect(code).toBe(7);
  expect(lines.toSorted()).toEqual(['err', 'out']);
  expect(readFileSync(path.join(directory, 'logs/x.log'), 'utf8')).toMatch(/out/);
  expect(readLogTail(path.join(directory, 'logs/x.log'), 40)).toHaveLength(2);
});

test('the error names a program that does not exist', async () => {
  const logFile = path.join(directory, 'y.log');
  await expect(run('no-such-program', [], { cwd: directory, logFile })).rejects.toThrow(
    /no-such-program could not/,
  );
});

test('an abort ends the command and rejects with StoppedError', async () => {
  const controller = new AbortController();
  const work = node(`console.log('up'); setInterval(() => {}, 1000)`, {
    signal: controller.signal,
    onLine: () => controller.abort(),
  });
  await expect(work).rejects.toBeInstanceOf(StoppedError);
  await expect(node('', { signal: controller.signal })).rejects.toThrow();
});

test('the tail of a log has no colours, no empty lines and at most the requested number of lines', async () => {
  await node(`for (let i = 0; i < 9; i++) console.log('\\u001b[31mline ' + i + '\\u001b[0m\\n')`);
  expect(readLogTail(path.join(directory, 'logs/x.log'), 2)).toEqual(['line 7', 'line 8']);
  expect(readLogTail(path.join(directory, 'none.log'), 2)).toEqual([]);
});
