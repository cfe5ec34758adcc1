import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { schema } from '@stryker-mutator/api/core';
import { root } from '../lib/root.ts';
import { MUTATION_AREAS } from './areas.ts';
import { formatSummary, summarizeMutants } from './mutantReport.ts';
import { reportFile, strykerOptions } from './strykerOptions.ts';

/** Percent of the mutants that the tests of an area have to notice. */
const MIN_SCORE = 85;

/** Runs Stryker over an area, prints the survivors and the score. Resolves with the exit code. */
async function measureArea(name: string): Promise<number> {
  const area = MUTATION_AREAS[name];
  if (area === undefined) {
    console.log(`npm run mutation -- AREA, with one of: ${Object.keys(MUTATION_AREAS).join(', ')}`);
    return name === '' ? 0 : 1;
  }
  process.chdir(root);
  process.env['TZ'] = 'Asia/Kathmandu';
  mkdirSync(path.dirname(reportFile(name)), { recursive: true });
  await new Stryker(strykerOptions(name, area)).runMutationTest();
  const summary = summarizeMutants(
    JSON.parse(readFileSync(reportFile(name), 'utf8')) as schema.MutationTestResult,
  );
  console.log(formatSummary(name, summary));
  if (summary.score >= MIN_SCORE) return 0;
  console.log(`At least ${MIN_SCORE} % must be killed.`);
  return 1;
}

process.exitCode = await measureArea(process.argv[2] ?? '');
