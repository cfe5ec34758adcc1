import { expect, test } from 'vitest';
import { addCounts, formatClosingLine, countPlaywright, countVitest, applyExitCode } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const ran = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };

test('vitest: a todo counts as skipped, a file that could not be loaded as failed', () => {
  expect(countVitest({ ...vitest, testResults: [ran] })).toEqual({ passed: 5, failed: 1, skipped: 3 });
  const unloaded = { status: 'failed', assertionResults: [] };
  expect(countVitest({ ...vitest, testResults: [ran, unloaded] }).failed).toBe(2);
});

test('playwright: flaky tests and errors outside tests count as failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

test('an exit code counts as a failure when the report has none', () => {
  const clean = { passed: 3, failed: 0, skipped: 0 };
  expect(applyExitCode(clean, 0)).toEqual(clean);
  expect(applyExitCode(clean, 1).failed).toBe(1);
  expect(applyExitCode({ ...clean, failed: 2 }, 1).failed).toBe(2);
});

test('the closing line is the sum', () => {
  const sum = addCounts([
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 4, failed: 2, skipped: 0 },
  ]);
  expect(formatClosingLine(sum)).toBe('7 passed, 2 failed, 1 skipped');
});
