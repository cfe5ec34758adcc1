import { countAge, MIDDLE_DAY, MIDDLE_MONTH, MONTHS_A_YEAR } from '@vvoz/law/ages';
import type { CostInput, Origin } from '@vvoz/law/costTypes';
import { CostInputError } from './CostInputError.ts';

/** The possible ages of a vehicle in months since manufacture, see `countAge`. Both ends are inclusive. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
  /** The age by the rules for an incomplete date; undefined when nothing is known. */
  readonly likely: number | undefined;
  /** `exact`: the age or the day is known; `month` and `year`: what of the date of manufacture is known. */
  readonly precision: 'exact' | 'month' | 'year' | 'unknown';
}

interface YearDay {
  readonly month: number;
  readonly day: number;
}

/**
 * Japanese registration offices are closed from 29 December to 3 January by law, and the plants with them. Elsewhere
 * plants build until New Year's Eve, but a car is not registered within a week of that: it has to reach its dealer.
 */
const MADE_BETWEEN: Readonly<Record<Origin, readonly [YearDay, YearDay]>> = {
  japan: [
    { month: 1, day: 4 },
    { month: 12, day: 28 },
  ],
  korea: [
    { month: 1, day: 2 },
    { month: 12, day: 24 },
  ],
  china: [
    { month: 1, day: 2 },
    { month: 12, day: 24 },
  ],
  europe: [
    { month: 1, day: 2 },
    { month: 12, day: 24 },
  ],
};
const WHOLE_YEAR: readonly [YearDay, YearDay] = [
  { month: 1, day: 1 },
  { month: MONTHS_A_YEAR, day: 31 },
];

/** The first and the last day on which a vehicle of a year can have been made, where only the year is known. */
export const listMadeEnds = ({ country }: Pick<CostInput, 'country'>): readonly [YearDay, YearDay] =>
  country === undefined ? WHOLE_YEAR : MADE_BETWEEN[country];

/**
 * The age of a vehicle on a day (YYYY-MM-DD). Throws a CostInputError when the vehicle was made after that day, or the
 * given age is negative.
 */
export function calculateAge({ ageMonths, year, month, day, country }: CostInput, date: string): AgeRange {
  if (ageMonths !== undefined) {
    if (!(ageMonths >= 0))
      throw new CostInputError('ageMonths', 'must not be negative', 'возраст не может быть отрицательным');
    return { min: ageMonths, max: ageMonths, likely: ageMonths, precision: 'exact' };
  }
  if (year === undefined)
    return { min: 0, max: Number.POSITIVE_INFINITY, likely: undefined, precision: 'unknown' };
  if (year > Number(date.slice(0, 4)))
    throw new CostInputError('year', `must not be after ${date}`, `год позже ${date}`);
  const age = (monthMade: number, dayMade: number): number =>
    countAge({ year, month: monthMade, day: dayMade }, date);
  const [first, last] = listMadeEnds({ country });
  const max = month === undefined ? Math.max(0, age(first.month, first.day)) : age(month, day ?? 1);
  if (max < 0) {
    const field = day !== undefined && age(month ?? 1, 1) >= 0 ? 'day' : 'month';
    throw new CostInputError(
      field,
      `must not be after ${date}`,
      `${field === 'day' ? 'день' : 'месяц'} позже ${date}`,
    );
  }
  if (month !== undefined && day !== undefined) return { min: max, max, likely: max, precision: 'exact' };
  const LAST_DAY = 31;
  return {
    min: Math.max(0, month === undefined ? age(last.month, last.day) : age(month, LAST_DAY)),
    max,
    likely: Math.max(0, month === undefined ? age(MIDDLE_MONTH, 1) : age(month, MIDDLE_DAY)),
    precision: month === undefined ? 'year' : 'month',
  };
}

/** One whole age from each age class that overlaps the range. A bound is the last month of its class. */
export const pickAgePerClass = (
  { min, max }: Pick<AgeRange, 'min' | 'max'>,
  bounds: readonly number[],
): readonly number[] => [
  Math.ceil(min),
  ...bounds.filter((bound) => bound >= min && bound < max).map((bound) => bound + 1),
];
