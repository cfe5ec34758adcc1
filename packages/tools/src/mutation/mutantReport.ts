import type { Mutant } from '@stryker-mutator/api/core';
import type { MutantEvent } from './mutantLog.ts';

export interface MutantSummary {
  killed: readonly Mutant[];
  /** No test fails with these mutants. Sorted by file and line. */
  survivors: readonly Mutant[];
  /** Run only while modules are loaded or in hooks of tests; they do not count. */
  loadedOnly: readonly Mutant[];
  /** Killed mutants, percent of those that count. */
  score: number;
}

/** Groups the mutants of a run by their result. A mutant that never runs is a survivor. */
export function summarizeMutants(mutants: readonly Mutant[], events: readonly MutantEvent[]): MutantSummary {
  const listIds = (kind: MutantEvent['kind']) =>
    new Set(
      events.flatMap((event) =>
        event.kind !== kind ? [] : 'mutants' in event ? event.mutants : (event.mutant ?? []),
      ),
    );
  const [killedIds, reachedIds, loadedIds] = [listIds('killed'), listIds('reached'), listIds('loaded')];
  const killed = mutants.filter(({ id }) => killedIds.has(id));
  const loadedOnly = mutants.filter(
    ({ id }) => loadedIds.has(id) && !reachedIds.has(id) && !killedIds.has(id),
  );
  const survivors = mutants.filter((mutant) => !killed.includes(mutant) && !loadedOnly.includes(mutant));
  const counted = killed.length + survivors.length;
  return { killed, survivors, loadedOnly, score: counted === 0 ? 100 : (killed.length / counted) * 100 };
}

/**
 * Finds the tests that reach mutants but kill none, as `file > test`. Needs an exhaustive run. Leaves out tests that a
 * mutant has stopped, because they did not try all their mutants. Slow tests have tried only mutants that no quick test
 * kills.
 */
export function findIdleTests(events: readonly MutantEvent[]): string[] {
  const listTests = (...kinds: MutantEvent['kind'][]) =>
    events.flatMap((event) => (kinds.includes(event.kind) ? [`${event.file} > ${event.test}`] : []));
  const others = new Set(listTests('killed', 'stuck'));
  return [...new Set(listTests('reached'))].filter((test) => !others.has(test));
}

const MAX_CODE_LENGTH = 100;

const toOneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH)}…` : line;
};

/** Formats a mutant as `landing.ts:12  a > b  →  a >= b`. Lines and columns of a `Mutant` count from 0. */
export function formatMutant({ location, replacement }: Mutant, file: string, source: string): string {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  const original = lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join('\n');
  return `${file}:${start.line + 1}  ${toOneLine(original)}  →  ${toOneLine(replacement)}`;
}
