import type { Mutant } from '@stryker-mutator/api/core';
import type { MutantEvent } from './mutantLog.ts';

export interface MutantSummary {
  killed: readonly Mutant[];
  /** No test fails with them. By file and line. */
  survivors: readonly Mutant[];
  /** Run only while modules are loaded or in hooks of tests; they do not count. */
  loadedOnly: readonly Mutant[];
  /** Percent of the mutants that count. */
  score: number;
}

/** Sorts the mutants of a run by what became of them. A mutant that nothing runs is a survivor. */
export function summarizeMutants(mutants: readonly Mutant[], events: readonly MutantEvent[]): MutantSummary {
  const idsOf = (kind: MutantEvent['kind']) =>
    new Set(
      events.flatMap((event) =>
        event.kind !== kind ? [] : 'mutants' in event ? event.mutants : (event.mutant ?? []),
      ),
    );
  const [isKilled, isReached, isLoaded] = [idsOf('killed'), idsOf('reached'), idsOf('loaded')];
  const killed = mutants.filter(({ id }) => isKilled.has(id));
  const loadedOnly = mutants.filter(({ id }) => isLoaded.has(id) && !isReached.has(id) && !isKilled.has(id));
  const survivors = mutants.filter((mutant) => !killed.includes(mutant) && !loadedOnly.includes(mutant));
  const counted = killed.length + survivors.length;
  return { killed, survivors, loadedOnly, score: counted === 0 ? 100 : (killed.length / counted) * 100 };
}

/** Tests that reach mutants and kill none, as `file > test`. Needs an exhaustive run. */
export function findIdleTests(events: readonly MutantEvent[]): string[] {
  const testsOf = (kind: MutantEvent['kind']) =>
    events.flatMap((event) => (event.kind === kind ? [`${event.file} > ${event.test}`] : []));
  const killers = new Set(testsOf('killed'));
  return [...new Set(testsOf('reached'))].filter((test) => !killers.has(test));
}

const MAX_CODE_LENGTH = 100;

const onOneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH)}…` : line;
};

/** `landing.ts:12  a > b  →  a >= b`. Lines and columns of mutants count from 0. */
export function formatMutant({ location, replacement }: Mutant, file: string, source: string): string {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  const original = lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join('\n');
  return `${file}:${start.line + 1}  ${onOneLine(original)}  →  ${onOneLine(replacement)}`;
}
