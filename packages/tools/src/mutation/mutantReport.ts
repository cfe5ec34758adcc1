import type { schema } from '@stryker-mutator/api/core';

/** A mutant that no test noticed. */
interface Survivor {
  /** `packages/seo/src/landing.ts:12` */
  place: string;
  original: string;
  replacement: string;
  /** No test runs the code at all. */
  isUncovered: boolean;
}

export interface MutantSummary {
  killed: number;
  /** Mutants that count: killed, survived or not covered. */
  total: number;
  /** Percent of the mutants that tests noticed. */
  score: number;
  survivors: readonly Survivor[];
}

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** The text between two places; the report counts lines and columns from 1. */
function textBetween(source: string, { start, end }: schema.Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

/** Counts a report's mutants and lists those that no test noticed, by file and line. */
export function summarizeMutants({ files }: Pick<schema.MutationTestResult, 'files'>): MutantSummary {
  const found = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, mutant })),
  );
  const killed = found.filter(({ mutant }) => NOTICED.has(mutant.status)).length;
  const missed = found.filter(({ mutant }) => MISSED.has(mutant.status));
  const total = killed + missed.length;
  return {
    killed,
    total,
    score: total === 0 ? 100 : (killed / total) * 100,
    survivors: missed
      .toSorted((a, b) =>
        a.file === b.file
          ? a.mutant.location.start.line - b.mutant.location.start.line
          : a.file < b.file
            ? -1
            : 1,
      )
      .map(({ file, source, mutant }) => ({
        place: `${file}:${mutant.location.start.line}`,
        original: textBetween(source, mutant.location),
        replacement: mutant.replacement ?? mutant.mutatorName,
        isUncovered: mutant.status === 'NoCoverage',
      })),
  };
}

const MAX_CODE_LENGTH = 100;

const onOneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH)}…` : line;
};

/** One line per survivor, then the score. */
export function formatSummary(area: string, { killed, total, score, survivors }: MutantSummary): string {
  const lines = survivors.map(
    ({ place, original, replacement, isUncovered }) =>
      `${place}  ${onOneLine(original)}  →  ${onOneLine(replacement)}${isUncovered ? '  (no test runs this)' : ''}`,
  );
  return [...lines, `${area}: ${killed} of ${total} mutants killed, ${score.toFixed(1)} %`].join('\n');
}
