/** Last full month of «under three», «three to five» and «three to seven» years. */
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
