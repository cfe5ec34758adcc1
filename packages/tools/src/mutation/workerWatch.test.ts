import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MutantLog, type MutantEvent } from './mutantLog.ts';
import { createWorkerWatch } from './workerWatch.ts';

const kill = vi.spyOn(process, 'kill');
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-watch-'));
  kill.mockReset().mockReturnValue(true);
});
afterEach(() => {
  rmSync(directory, { recursive: true });
  kill.mockRestore();
});

const STARTED: MutantEvent = { kind: 'started', file: 'a.test.ts', test: 'a', mutant: '7', pid: 12_345 };

/** Creates a watch over a log whose last event is `seconds` old. */
function watchLog(event: MutantEvent, seconds: number): () => void {
  const file = path.join(directory, 'events.jsonl');
  const log = new MutantLog(file);
  log.add(event);
  const at = new Date(Date.now() - seconds * 1000);
  utimesSync(file, at, at);
  return createWorkerWatch(log);
}

test('a worker that starts a mutant and then writes no event for too long is killed once', () => {
  const watch = watchLog(STARTED, 95);
  watch();
  watch();
  expect(kill.mock.calls).toEqual([[12_345, 'SIGKILL']]);
});

test.each([
  ['started a mutant a short time ago', STARTED, 60],
  ['runs no mutant', { kind: 'killed', file: 'a.test.ts', test: 'a', mutant: '7' }, 600],
] as const)('a worker that %s is not killed', (_, event, seconds) => {
  watchLog(event, seconds)();
  expect(kill).not.toHaveBeenCalled();
});

test('before the first event there is no worker to kill', () => {
  createWorkerWatch(new MutantLog(path.join(directory, 'none.jsonl')))();
  expect(kill).not.toHaveBeenCalled();
});
