import type { Mutant } from '@stryker-mutator/api/core';
import { expect, test } from 'vitest';
import type { MutantEvent } from './mutantLog.ts';
import { findIdleTests, formatMutant, summarizeMutants } from './mutantReport.ts';

const mutant = (id: string): Mutant => ({
  id,
  fileName: '/repository/full.ts',
  mutatorName: 'EqualityOperator',
  replacement: 'a >= b',
  location: { start: { line: 1, column: 15 }, end: { line: 2, column: 3 } },
});

const by = (name: string) => ({ file: 'full.test.ts', test: name });
const EVENTS: readonly MutantEvent[] = [
  { ...by('counts'), kind: 'reached', mutants: ['killed', 'survivor'] },
  { ...by('counts'), kind: 'killed', mutant: 'killed' },
  { ...by('idles'), kind: 'reached', mutants: ['survivor'] },
  { ...by(''), kind: 'loaded', mutants: ['table', 'survivor'] },
  { ...by('stops'), kind: 'reached', mutants: ['survivor'] },
  { ...by('stops'), kind: 'stuck', mutant: 'survivor' },
];

test('a mutant that only runs while modules are loaded does not count; one that no test reaches has survived', () => {
  const mutants = ['killed', 'survivor', 'table', 'unreached'].map(mutant);
  const { killed, survivors, loadedOnly, score } = summarizeMutants(mutants, EVENTS);
  const ids = (list: readonly Mutant[]) => list.map(({ id }) => id);
  expect({ killed: ids(killed), survivors: ids(survivors), loadedOnly: ids(loadedOnly) }).toEqual({
    killed: ['killed'],
    survivors: ['survivor', 'unreached'],
    loadedOnly: ['table'],
  });
  expect(score).toBeCloseTo(33.3, 1);
});

test('an area without mutants has a score of 100', () => expect(summarizeMutants([], []).score).toBe(100));

test('a test that kills none of the mutants that it reaches is idle, unless a mutant has stopped it', () =>
  expect(findIdleTests(EVENTS)).toEqual(['full.test.ts > idles']));

test('a survivor is formatted as one line: place, code, change', () =>
  expect(formatMutant(mutant('1'), 'full.ts', 'const a = 1;\nconst isFull = a >\n  b;\n')).toBe(
    'full.ts:2  a > b  →  a >= b',
  ));
