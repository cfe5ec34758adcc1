import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { Measured } from './facetOfNumber.ts';
import type { Direction } from './keywords.ts';

/** Measures for which a bare number is a maximum, because nobody looks for exactly 1 500 000 ₽. */
const BUDGETS: ReadonlySet<FacetKey> = new Set(['cost', 'finish', 'price', 'mileage']);

/** Returns the range that a number means: «от» is a minimum, «до» a maximum. A bare number is exact, or a maximum for BUDGETS. */
export function findBounds({ key, first, second }: Measured, direction: Direction | undefined): Range {
  if (second !== undefined) return { min: first, max: second };
  if (direction === 'min' || direction === 'newer') return { min: first };
  return direction !== undefined || BUDGETS.has(key) ? { max: first } : { min: first, max: first };
}

/** Converts ages into years: «не старше 5 лет» is a minimum year; in «от 3 до 5 лет» the ends change places. */
export function findBoundsOfAge(
  { first, second }: Measured,
  direction: Direction | undefined,
  thisYear: number,
): Range {
  if (second !== undefined) return { min: thisYear - second, max: thisYear - first };
  const older = direction === 'min' || direction === 'older';
  return older ? { max: thisYear - first } : { min: thisYear - first };
}

/** Rounding of engine sizes, cm³: ±50 for tenths of a litre, ±10 for hundredths. */
const getRounding = (cc: number): number => (cc % 100 === 0 ? 50 : cc % 10 === 0 ? 10 : 0);

/** Widens a size by its rounding: «1,8 л» may be 1 769 or 1 797 cm³ and gives 1750–1849. A bare maximum stays: 1 998 is within «до 2 л». */
export function widenEngineBounds({ min, max }: Range): Range {
  const addedToMax = min !== undefined && min === max ? Math.max(0, getRounding(min) - 1) : 0;
  return {
    ...(min === undefined ? {} : { min: min - getRounding(min) }),
    ...(max === undefined ? {} : { max: max + addedToMax }),
  };
}

const isExact = ({ min, max }: Range): boolean => min !== undefined && min === max;

/** Combines two phrases («от 2018», «до 2021») or two exact years into a range; undefined when they contradict. */
export function combineRanges(old: Range, added: Range, key: FacetKey): Range | undefined {
  if (key === 'year' && isExact(old) && isExact(added))
    return { min: Math.min(old.min ?? 0, added.min ?? 0), max: Math.max(old.max ?? 0, added.max ?? 0) };
  const hasClash =
    (old.min !== undefined && added.min !== undefined) || (old.max !== undefined && added.max !== undefined);
  return hasClash ? undefined : { ...old, ...added };
}

/** Intersects two ranges; undefined if nothing is left. */
export function intersectRanges(a: Range, b: Range): Range | undefined {
  const min = Math.max(a.min ?? -Infinity, b.min ?? -Infinity);
  const max = Math.min(a.max ?? Infinity, b.max ?? Infinity);
  if (min > max) return undefined;
  return { ...(min === -Infinity ? {} : { min }), ...(max === Infinity ? {} : { max }) };
}
