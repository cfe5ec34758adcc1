import { countMonths } from '@vvoz/catalogue/cost/ages';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from './CostInputError.ts';

/** Full months since manufacture: what the data leaves open, both ends inclusive. */
export interface AgeRange {
  readonly least: number;
  readonly most: number;
  /** `exact`: one age; `year`: only the year is known; `unknown`: nothing is. */
  readonly known: 'exact' | 'year' | 'unknown';
}

/**
 * The age of a vehicle on a day (YYYY-MM-DD). Throws a CostInputError for a vehicle made later, and for a negative age.
 */
export function calculateAge({ ageMonths, year, month }: CostInput, date: string): AgeRange {
  if (ageMonths !== undefined) {
    if (!(ageMonths >= 0))
      throw new CostInputError('ageMonths', 'must not be negative', 'возраст не может быть отрицательным');
    return { least: ageMonths, most: ageMonths, known: 'exact' };
  }
  if (year === undefined) return { least: 0, most: Number.POSITIVE_INFINITY, known: 'unknown' };
  if (year > Number(date.slice(0, 4)))
    throw new CostInputError('year', `must not be after ${date}`, `год позже ${date}`);
  const months = countMonths({ year, month }, date);
  if (months.least < 0) throw new CostInputError('month', `must not be after ${date}`, `месяц позже ${date}`);
  return { ...months, known: month === undefined ? 'year' : 'exact' };
}

/** One age for each class that the range touches; a bound is the last month of its class. */
export const pickAgePerClass = ({ least, most }: AgeRange, bounds: readonly number[]): readonly number[] => [
  least,
  ...bounds.filter((bound) => bound >= least && bound < most).map((bound) => bound + 1),
];
