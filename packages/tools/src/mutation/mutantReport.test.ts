import { expect, test } from 'vitest';
import { formatSummary, summarizeMutants } from './mutantReport.ts';

type Files = Parameters<typeof summarizeMutants>[0]['files'];
type Mutant = Files[string]['mutants'][number];

const SOURCE = 'const a = 1;\nconst isFull = a >\n  b;\n';

const mutant = (status: Mutant['status'], from: [number, number], to: [number, number]): Mutant => ({
  id: `${status} ${from.join(':')}`,
  mutatorName: 'EqualityOperator',
  replacement: 'a >= b',
  status,
  location: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
});

const reportOf = (...mutants: Mutant[]) =>
  summarizeMutants({ files: { 'src/full.ts': { language: 'typescript', source: SOURCE, mutants } } });

test('time-outs count as killed; what was left out does not count at all', () => {
  const { killed, total, score } = reportOf(
    mutant('Killed', [1, 11], [1, 12]),
    mutant('Timeout', [1, 11], [1, 12]),
    mutant('Survived', [1, 11], [1, 12]),
    mutant('NoCoverage', [1, 11], [1, 12]),
    mutant('Ignored', [1, 11], [1, 12]),
    mutant('CompileError', [1, 11], [1, 12]),
  );
  expect({ killed, total, score }).toEqual({ killed: 2, total: 4, score: 50 });
});

test('an area without mutants has nothing to miss', () => expect(reportOf().score).toBe(100));

test('survivors are printed by line with their text on one line, then the score', () => {
  const summary = reportOf(
    mutant('NoCoverage', [2, 16], [3, 4]),
    mutant('Survived', [1, 11], [1, 12]),
    mutant('Killed', [1, 11], [1, 12]),
  );
  expect(formatSummary('seo', summary)).toBe(
    [
      'src/full.ts:1  1  →  a >= b',
      'src/full.ts:2  a > b  →  a >= b  (no test runs this)',
      'seo: 1 of 3 mutants killed, 33.3 %',
    ].join('\n'),
  );
});
