import { countMonths } from '@vvoz/catalogue/cost/ages';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from './CostInputError.ts';

/** The possible ages of a vehicle, in full months since manufacture. Both ends are inclusive. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
  /** `exact`: the age is known; `year`: only the year of manufacture is known; `unknown`: nothing is known. */
  readonly precision: 'exact' | 'year' | 'unknown';
}

/**
 * The age of a vehicle on a day (YYYY-MM-DD). Throws a CostInputError when the vehicle was made after that day, or the
 * given age is negative.
 */
export function calculateAge({ ageMonths, year, month }: CostInput, date: string): AgeRange {
  if (ageMonths !== undefined) {
    if (!(ageMonths >= 0))
      throw new CostInputError('ageMonths', 'must not be negative', 'возраст не может быть отрицательным');
    return { min: ageMonths, max: ageMonths, precision: 'exact' };
  }
  if (year === undefined) return { min: 0, max: Number.POSITIVE_INFINITY, precision: 'unknown' };
  if (year > Number(date.slice(0, 4)))
    throw new CostInputError('year', `must not be after ${date}`, `год позже ${date}`);
  const months = countMonths({ year, month }, date);
  if (months.min < 0) throw new CostInputError('month', `must not be after ${date}`, `месяц позже ${date}`);
  return { min: months.min, max: months.max, precision: month === undefined ? 'year' : 'exact' };
}

/** One age from each age class that overlaps the range. A bound is the last month of its class. */
export const pickAgePerClass = ({ min, max }: AgeRange, bounds: readonly number[]): readonly number[] => [
  min,
  ...bounds.filter((bound) => bound >= min && bound < max).map((bound) => bound + 1),
];
