import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { MutationArea } from './areas.ts';

/** Where reports and earlier results are kept, from the repository's root. */
const REPORTS = '.data/mutation';

/** Stryker's JSON report of an area. */
export const reportFile = (area: string): string => `${REPORTS}/${area}.json`;

/** Mutants of a file that is not changed, with tests that are not changed, keep their result of the run before. */
export function strykerOptions(name: string, area: MutationArea): PartialStrykerOptions {
  return {
    mutate: [...area.mutate],
    testFiles: [...area.tests],
    testRunner: 'vitest',
    vitest: { configFile: 'packages/tools/config/vitest.mutation.config.ts', related: false },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./ignoreTexts.ts')],
    ignorers: ['messages', ...(area.describesCalls === true ? ['call-descriptions'] : [])],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 1,
    // TypeScript 7 has no API for what Stryker does with tsconfig files; Vite needs neither.
    tsconfigFile: 'no-tsconfig.json',
    disableTypeChecks: false,
    ignorePatterns: ['.data', '.git', '.turbo', 'storybook-static'],
    tempDirName: `${REPORTS}/sandbox-${name}`,
    incremental: true,
    incrementalFile: `${REPORTS}/${name}.incremental.json`,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile(name) },
    allowConsoleColors: false,
    // The score is checked when the survivors are printed.
    thresholds: { break: null },
  };
}
