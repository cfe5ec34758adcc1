import path from 'node:path';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../lib/root.ts';
import { findArea, MUTATION_AREAS } from './areas.ts';

/** Percent of an area's mutants that must be killed. */
const MIN_SCORE = 85;
/** Folders that no test reads. */
const NOT_COPIED = ['.data', '.git', '.next', '.turbo', 'release', 'storybook-static'];
const HERE = 'packages/tools/src/mutation';

/** The mutated files of an area, or only those of the given folders and files. */
function listMutated(globs: readonly string[], only: readonly string[]): string[] {
  const excluded = globs.filter((glob) => glob.startsWith('!'));
  if (only.length === 0) return [...globs];
  return [...only.map((place) => (path.extname(place) === '' ? `${place}/**/*.ts` : place)), ...excluded];
}

/** Measures an area. Stryker prints the score, writes the reports, and sets the exit code. */
async function measureArea(name: string, only: readonly string[]): Promise<void> {
  const area = findArea(name);
  const folder = `.data/mutation/${name}`;
  // The time zone of `npm test`, and few runs of property tests.
  Object.assign(process.env, { TZ: 'Asia/Kathmandu', VVOZ_RUNS: 'mutation' });
  process.chdir(root);
  const results = await new Stryker({
    mutate: listMutated(area.mutate, only),
    testFiles: [...area.tests],
    testRunner: 'vitest',
    vitest: { configFile: `${HERE}/vitest.config.ts`, related: false },
    plugins: ['@stryker-mutator/vitest-runner', path.join(root, HERE, 'ignoreTexts.ts')],
    ignorers: area.describesCalls === true ? ['messages', 'call-descriptions'] : ['messages'],
    // Code that runs only while a module is loaded: all tests would have to run for each mutant.
    ignoreStatic: true,
    ignorePatterns: NOT_COPIED,
    disableTypeChecks: false,
    tempDirName: `${folder}/sandbox`,
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    // The report lists the survivors.
    clearTextReporter: { reportMutants: false, reportTests: false },
    htmlReporter: { fileName: `${folder}/mutation.html` },
    jsonReporter: { fileName: `${folder}/mutation.json` },
    thresholds: { high: 100, low: MIN_SCORE, break: MIN_SCORE },
  }).runMutationTest();
  // Without code the score would mean nothing.
  if (results.length === 0)
    throw new Error(`${[...area.mutate, ...only].join(', ')}: no code. Correct areas.ts`);
}

const [name, ...only] = process.argv.slice(2);
try {
  if (name === undefined)
    console.log(
      `npm run lab -- mutation AREA [FOLDER …]; areas: ${Object.keys(MUTATION_AREAS).join(', ')}. The reports are in .data/mutation.`,
    );
  else await measureArea(name, only);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
