import type { FacetKey, RangeFacet } from '@vvoz/catalogue/facets/facets';
import { GRADE_VALUES, gradesBetween } from '@vvoz/catalogue/words/gradeOptions';
import type { Range } from '@vvoz/catalogue/query/query';

type End = 'min' | 'max';

const outward = (end: End, value: number, step: number): number =>
  end === 'max' ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;

/** The next round figure beyond a tenth more or less: 1 500 000 → 1 650 000. */
function byTenth(end: End, value: number): number {
  const step = Math.max(1, 10 ** (String(value).length - 2) / 2);
  // In whole numbers: 1.1 × 1 500 000 is a little more than it ought to be.
  return end === 'max'
    ? Math.ceil((value * 11) / (10 * step)) * step
    : Math.floor((value * 9) / (10 * step)) * step;
}

/** Duty and recycling fee of a private person change at 160 л.с.; nobody means 155. */
const FEE_LIMIT = 160;

/** The next step outward of a range's end. */
function stepOut(key: FacetKey, end: End, value: number): number {
  if (key === 'year') return end === 'min' ? value - 1 : value + 1;
  if (key === 'mileage') return outward(end, value, 50_000);
  if (key === 'engine') return outward(end, value, 500);
  if (key === 'power' && end === 'max' && value < FEE_LIMIT) return FEE_LIMIT;
  return byTenth(end, value);
}

/**
 * A range with one end moved outward by some steps, the other kept; an end that reaches the facet's bounds is open.
 * undefined where the range has no such end, or nothing is left of the range.
 */
export function widenEnd(row: RangeFacet, range: Range, end: End, steps: number): Range | undefined {
  const from = range[end];
  if (from === undefined) return undefined;
  let to = from;
  for (let step = 0; step < steps; step++) to = stepOut(row.key, end, to);
  const [low, high] = row.bounds;
  return to > low && to < high && to !== from ? { ...range, [end]: to } : openEnd(range, end);
}

/** A range with one end open; undefined where nothing is left of it. */
export function openEnd({ min, max }: Range, end: End): Range | undefined {
  if (end === 'min') return max === undefined ? undefined : { max };
  return min === undefined ? undefined : { min };
}

/** Grades that tell how good a car is; those of repaired cars are no mild step down. */
const SCALE = GRADE_VALUES.slice(0, GRADE_VALUES.indexOf('3') + 1);

/** Chosen grades with the next lower one; undefined where the scale ends or repaired cars are among them. */
export function nextGrades(
  chosen: readonly string[],
): { text: string; values: readonly string[] } | undefined {
  const places = chosen.map((grade) => SCALE.findIndex((one) => one === grade));
  const next = SCALE[Math.max(...places) + 1];
  if (next === undefined || places.length === 0 || places.includes(-1)) return undefined;
  const values = [...chosen, next];
  const upwards = gradesBetween(next, undefined).every((grade) => values.includes(grade));
  return { text: upwards ? `оценка от ${next}` : `оценка и ${next}`, values };
}
