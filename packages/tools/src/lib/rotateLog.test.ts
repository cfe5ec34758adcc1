import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_LOG_AGE_MS, MAX_LOG_BYTES, MAX_OLD_LOGS, rotateLogOfLastRun, rotateLog } from './rotateLog.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

function createLog(): { dir: string; file: string; write: (text: string) => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-log-'));
  const file = path.join(dir, 'backend.log');
  const log = openSync(file, 'a', 0o600);
  onTestFinished(() => {
    closeSync(log);
    rmSync(dir, { recursive: true });
  });
  return { dir, file, write: (text) => void writeSync(log, text) };
}

test('a log that is too large is rotated, and its process goes on writing to the same file', () => {
  const { dir, file, write } = createLog();
  write('x'.repeat(MAX_LOG_BYTES));
  expect(rotateLog(file, NOW, NOW)).toBe(NOW);
  expect(readdirSync(dir)).toEqual(['backend.log']);
  write('y');
  rotateLog(file, NOW, NOW);
  write('next\n');
  expect(readFileSync(file, 'utf8')).toBe('next\n');
  expect(statSync(`${file}.1`).size).toBe(MAX_LOG_BYTES + 1);
  expect((statSync(`${file}.1`).mode & 0o777).toString(8)).toBe('600');
});

test('a log is rotated after a week, and at most MAX_OLD_LOGS rotated logs are kept', () => {
  const { dir, file, write } = createLog();
  let begun = NOW;
  for (let week = 1; week <= 9; week += 1) {
    write(`week ${week}\n`);
    const later = begun + MAX_LOG_AGE_MS;
    expect(rotateLog(file, begun, later)).toBe(begun);
    begun = rotateLog(file, begun, later + 1);
    utimesSync(`${file}.1`, begun / 1000, begun / 1000);
  }
  expect(readdirSync(dir)).toHaveLength(1 + MAX_OLD_LOGS);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('week 9\n');
  expect(readFileSync(`${file}.${MAX_OLD_LOGS}`, 'utf8')).toBe('week 5\n');
});

test('a new start keeps the log of the previous run, and removes one that ended 60 days ago', () => {
  const { dir, file, write } = createLog();
  write('before\n');
  writeFileSync(`${file}.1`, 'long ago\n');
  utimesSync(`${file}.1`, NOW / 1000, (NOW - 60 * 86_400_000) / 1000);
  rotateLogOfLastRun(file, NOW);
  expect(readdirSync(dir)).toEqual(['backend.log.1']);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('before\n');
  rotateLogOfLastRun(file, NOW);
  expect(readdirSync(dir)).toEqual(['backend.log.1']);
});

test('an empty log, or one that does not exist, is left alone', () => {
  const { dir, file } = createLog();
  expect(rotateLog(file, 0, NOW)).toBe(NOW);
  expect(rotateLog(path.join(dir, 'none.log'), 0, NOW)).toBe(NOW);
  expect(readdirSync(dir)).toEqual(['backend.log']);
});
