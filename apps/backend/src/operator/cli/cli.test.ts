import { expect, test } from 'vitest';
import type { ImportReport } from '../../ingest/importRows.ts';
import { IngestLocked } from '../../catalogue/db/ingestLock.ts';
import { explain } from './explain.ts';
import { ProgressLine } from './ProgressLine.ts';
import { formatReports } from './formatReports.ts';
import { parseSeedArgs } from './seedArgs.ts';
import { UsageError } from './UsageError.ts';

test('seed reads its numbers and flags, and has defaults', () => {
  expect(parseSeedArgs([])).toEqual({
    request: { coming: 60_000, sold: 300_000, seed: 1, ifNeeded: false },
    dataDir: undefined,
    keepFeeds: false,
    inInstallation: false,
    help: false,
  });
  const args = [
    '--coming',
    '10',
    '--sold=0',
    '--seed',
    '7',
    '--if-needed',
    '--data-dir',
    '/tmp/x',
    '--keep-feeds',
  ];
  expect(parseSeedArgs(args)).toEqual({
    request: { coming: 10, sold: 0, seed: 7, ifNeeded: true },
    dataDir: '/tmp/x',
    keepFeeds: true,
    inInstallation: false,
    help: false,
  });
});

test.each([
  [['--coming', '1e3'], '--coming'],
  [['--coming', '-5'], 'coming'],
  [['--sold', '99999999999'], '--sold'],
  [['--seed', ''], '--seed'],
  [['--data-dir', ''], '--data-dir'],
  [['--nonsense'], 'nonsense'],
  [['extra'], 'extra'],
])('%j is an error that names the fault', (args, fault) => {
  expect(() => parseSeedArgs(args)).toThrow(UsageError);
  expect(() => parseSeedArgs(args)).toThrow(fault);
});

test('progress rewrites one line on a terminal and prints a line every three seconds elsewhere', () => {
  const renderProgress = (isTTY: boolean): string => {
    let out = '';
    let now = 0;
    const line = new ProgressLine(
      { isTTY, columns: 12, write: (text) => ((out += String(text)), true) },
      () => now,
    );
    for (; now < 7000; now += 50) line.show(`row ${now} of many`);
    line.end();
    return out;
  };
  expect(renderProgress(false)).toBe('row 0 of many\nrow 3000 of many\nrow 6000 of many\n');
  const terminal = renderProgress(true);
  expect(terminal).not.toContain('\n');
  expect(terminal.split('\r').every((text) => text.replace('\u001B[2K', '').length < 12)).toBe(true);
  expect(terminal.endsWith('\r\u001B[2K')).toBe(true);
});

test('formatReports prints one aligned line per source, and a total', () => {
  const report: ImportReport = {
    source: 'aleado/japan',
    whole: true,
    read: 60_000,
    added: 59_990,
    changed: 1,
    unchanged: 2,
    withdrawn: 3,
    quarantined: 7,
    skipped: 0,
    dropped: [],
    unknownWords: [],
    seconds: 3.14,
  };
  const lines = formatReports([report, { ...report, source: 'x', read: 5 }]).split('\n');
  expect(lines[0]).toMatch(
    /^source +read +new +changed +unchanged +withdrawn +quarantined +skipped +seconds$/,
  );
  expect(lines[1]).toMatch(/^aleado\/japan +60,000 +59,990 +1 +2 +3 +7 +0 +3\.1$/);
  expect(lines[3]).toMatch(/^all +60,005 +119,980 +2 +4 +6 +14 +0 +6\.3$/);
  expect(new Set(lines.map((text) => text.length)).size).toBe(1);
});

test('explain finds the code of an error or of its cause, and returns one sentence', () => {
  const explainError = (error: unknown) => explain(error, { dataDir: '/data', megabytes: 1234 });
  const createFailure = (code: string) => Object.assign(new Error('x'), { code });
  expect(explainError(createFailure('ENOSPC'))).toMatch(/^The disk of \/data is full: .* 1,234 MB\./);
  expect(explainError(new Error('outer', { cause: createFailure('SQLITE_FULL') }))).toContain('full');
  expect(explainError(createFailure('EACCES'))).toContain('/data is not writable');
  expect(explainError(createFailure('SQLITE_NOTADB'))).toContain('damaged');
  expect(explainError(new IngestLocked('Another import'))).toBe('Another import');
  expect(explainError(new Error('ENOSPC'))).toBeUndefined();
  expect(explainError(new TypeError('x is not a function'))).toBeUndefined();
});
