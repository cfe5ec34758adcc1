import type { RangeSteps } from '@vvoz/catalogue/facets/facetRow';
import type { RangeFacet } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';

type End = 'min' | 'max';

const roundOutward = (end: End, value: number, step: number): number =>
  end === 'max' ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;

/** Moves an end outward by a tenth, to the next round figure: 1 500 000 → 1 650 000. */
function moveByTenth(end: End, value: number): number {
  const step = Math.max(1, 10 ** (String(value).length - 2) / 2);
  // In whole numbers, because 1.1 × 1 500 000 is inexact in floating point.
  return end === 'max'
    ? Math.ceil((value * 11) / (10 * step)) * step
    : Math.floor((value * 9) / (10 * step)) * step;
}

/** Finds the next value outward for one end of a range. */
function findNextStep({ by, stopAt }: RangeSteps, end: End, value: number): number {
  if (end === 'max' && stopAt !== undefined && value < stopAt) return stopAt;
  return by === 'tenth' ? moveByTenth(end, value) : roundOutward(end, value, by);
}

/**
 * Moves one end of a range outward by `times` steps. An end that reaches the facet's bounds becomes open.
 * Returns undefined when the range has no such end, or when no end would be left.
 */
export function widenEnd(
  row: RangeFacet,
  steps: RangeSteps,
  range: Range,
  end: End,
  times: number,
): Range | undefined {
  const from = range[end];
  if (from === undefined) return undefined;
  let to = from;
  for (let step = 0; step < times; step++) to = findNextStep(steps, end, to);
  const [low, high] = row.bounds;
  return to > low && to < high ? { ...range, [end]: to } : openEnd(range, end);
}

/** Opens one end of a range; undefined when no end would be left. */
export function openEnd({ min, max }: Range, end: End): Range | undefined {
  if (end === 'min') return max === undefined ? undefined : { max };
  return min === undefined ? undefined : { min };
}
