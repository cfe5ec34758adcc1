/** Number of tests by result. A check (types, lint …) counts as one test. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };
export const SKIPPED: Counts = { passed: 0, failed: 0, skipped: 1 };

export function addCounts(counts: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const one of counts) {
    sum.passed += one.passed;
    sum.failed += one.failed;
    sum.skipped += one.skipped;
  }
  return sum;
}

/** Formats the last line of a test run. */
export function formatClosingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The parts of vitest's JSON report that are counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts vitest's JSON report. A file that failed without a failed test, for example because it could not be loaded,
 * counts as one failed test.
 */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts Playwright's JSON report. A test that passed only on a retry counts as failed, and so does each error outside
 * of tests.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Counts one failure when the command failed but its report has none (a crash, an unhandled error). */
export function applyExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
