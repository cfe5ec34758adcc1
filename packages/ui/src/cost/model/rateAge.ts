import { formatCount, formatDay, NBSP } from '@vvoz/catalogue/words/format';

/** The Bank of Russia sets no rates from Saturday to Monday. A rate that is older than this is said to be old. */
export const MAX_RATE_AGE_DAYS = 3;

const DAY_MS = 86_400_000;
const DAYS = ['день', 'дня', 'дней'] as const;

/** Whole days from the day of a rate to today, both YYYY-MM-DD; negative for the rate of a day to come. */
const countDays = (rateDay: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(rateDay)) / DAY_MS);

/** «на 24.11.2026, вчера»: the day of a rate and its age; without today the day alone. */
export function formatRateDay(rateDay: string, today: string | undefined): string {
  const day = `на${NBSP}${formatDay(rateDay)}`;
  const age = today === undefined ? Number.NaN : countDays(rateDay, today);
  if (!(age >= 0)) return day;
  if (age <= 1) return `${day}, ${age === 0 ? 'сегодня' : 'вчера'}`;
  return `${day}, ${formatCount(age, DAYS)}${NBSP}назад`;
}

/**
 * A warning about the oldest rate: «Курсу на 12.11.2026 уже 14 дней: сегодня сумма может быть другой». Undefined if none
 * is older than MAX_RATE_AGE_DAYS.
 */
export function describeOldRate(
  rateDays: readonly (string | null)[],
  today: string | undefined,
): string | undefined {
  const oldest = rateDays.filter((day) => day !== null).toSorted()[0];
  if (oldest === undefined || today === undefined) return undefined;
  const age = countDays(oldest, today);
  if (!(age > MAX_RATE_AGE_DAYS)) return undefined;
  return `Курсу на${NBSP}${formatDay(oldest)} уже ${formatCount(age, DAYS)}: сегодня сумма может быть другой`;
}
