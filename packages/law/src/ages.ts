/** Last months of «under three», «three to five» and «three to seven» years: up to and including the anniversary. */
export const THREE_YEARS = 36;
export const FIVE_YEARS = 60;
export const SEVEN_YEARS = 84;

export const MONTHS_A_YEAR = 12;

/** Range of possible ages in full months since manufacture, inclusive. */
export interface Months {
  readonly min: number;
  readonly max: number;
}

/**
 * Age on a day (YYYY-MM-DD): months from the month of manufacture to that of the day. If only the year is known, the
 * range runs from manufacture in December (or the month of the day) to January. Negative if the vehicle is made after
 * the day.
 */
export function countMonths(
  { year, month }: { readonly year: number; readonly month?: number | undefined },
  date: string,
): Months {
  const since = (from: number): number =>
    (Number(date.slice(0, 4)) - year) * MONTHS_A_YEAR + Number(date.slice(5, 7)) - from;
  if (month !== undefined) return { min: since(month), max: since(month) };
  const max = since(1);
  return { min: max < 0 ? max : Math.max(0, since(MONTHS_A_YEAR)), max };
}

/** A day of manufacture. `month` and `day` count from 1; a `day` after the end of the month is its last day. */
export interface Made {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The likely day of a known month, and the month whose first day is likely in a known year. */
export const MIDDLE_DAY = 15;
export const MIDDLE_MONTH = 7;

const countDays = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Age in months on a day (YYYY-MM-DD): a whole number on the day of the month of manufacture, half a month more between
 * two such days. 36 is the third anniversary, 36.5 any day of the month after it. Negative before manufacture.
 */
export function countAge({ year, month, day }: Made, date: string): number {
  const [yearNow, monthNow, dayNow] = [
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)),
    Number(date.slice(8, 10)),
  ];
  const months = (yearNow - year) * MONTHS_A_YEAR + monthNow - month;
  const anniversary = Math.min(day, countDays(yearNow, monthNow), countDays(year, month));
  if (dayNow === anniversary) return months;
  return dayNow > anniversary ? months + 0.5 : months - 0.5;
}

/** The first day (YYYY-MM-DD) on which a vehicle is older than a number of months. */
export function findDayAfter({ year, month, day }: Made, months: number): string {
  const monthAt = month - 1 + months;
  const [yearThen, monthThen] = [year + Math.floor(monthAt / MONTHS_A_YEAR), (monthAt % MONTHS_A_YEAR) + 1];
  const anniversary = Math.min(day, countDays(year, month), countDays(yearThen, monthThen));
  return new Date(Date.UTC(yearThen, monthThen - 1, anniversary + 1)).toISOString().slice(0, 10);
}
