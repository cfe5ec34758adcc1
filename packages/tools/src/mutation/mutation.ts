import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../lib/root.ts';
import { findArea, MUTATION_AREAS } from './areas.ts';
import { measureArea } from './measureArea.ts';
import { findIdleTests, formatMutant, summarizeMutants } from './mutantReport.ts';

/** Percent of an area's mutants that must be killed. */
const MIN_SCORE = 85;

/** With this option every quick test runs against every mutant that it reaches, and tests that kill none are listed. */
const EVERY_TEST = '--every-test';

/**
 * Measures an area and prints survivors and score. Resolves with the exit code.
 * @param only the only folders and files that get mutants; none: all do
 */
async function reportArea(name: string, isExhaustive: boolean, only: readonly string[]): Promise<number> {
  const area = { ...findArea(name), only };
  // The time zone of `npm test`, and few runs of property tests.
  Object.assign(process.env, { TZ: 'Asia/Kathmandu', VVOZ_RUNS: 'mutation' });
  const { mutants, events } = await measureArea(root, area, {
    directory: path.join(root, '.data/mutation', name),
    isExhaustive,
    onFile: (file) => console.error(file),
  });
  const { killed, survivors, loadedOnly, score } = summarizeMutants(mutants, events);
  for (const mutant of survivors) {
    const file = path.relative(root, mutant.fileName);
    console.log(formatMutant(mutant, file, readFileSync(mutant.fileName, 'utf8')));
  }
  if (isExhaustive) for (const test of findIdleTests(events)) console.log(`kills nothing: ${test}`);
  const counted = killed.length + survivors.length;
  console.log(
    `${name}: ${killed.length} of ${counted} mutants killed, ${score.toFixed(1)} %; ${loadedOnly.length} that run ` +
      'only while modules are loaded are not counted',
  );
  if (score >= MIN_SCORE) return 0;
  console.log(`At least ${MIN_SCORE} % must be killed.`);
  return 1;
}

const args = process.argv.slice(2);
const [name, ...only] = args.filter((arg) => arg !== EVERY_TEST);
try {
  if (name === undefined)
    console.log(
      `npm run mutation -- AREA [FOLDER …] [${EVERY_TEST}]; areas: ${Object.keys(MUTATION_AREAS).join(', ')}`,
    );
  else process.exitCode = await reportArea(name, args.includes(EVERY_TEST), only);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
