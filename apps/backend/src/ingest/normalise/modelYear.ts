const YEAR = /^(\d{4})(\d\d)?$/;
const MIN_YEAR = 1900;

/**
 * Parses a year of a feed («2019», Encar's «202107») into year and, if given, month. Both are null for '' and 0.
 * Returns undefined for any other text, a year before 1900 or after the next calendar year, and a month above 12.
 */
export function parseModelYear(
  text: string,
  now: Date,
): { year: number | null; month: number | null } | undefined {
  const trimmed = text.trim();
  if (/^0*$/.test(trimmed)) return { year: null, month: null };
  const [, digits, monthDigits] = YEAR.exec(trimmed) ?? [];
  const year = Number(digits);
  if (!(year >= MIN_YEAR && year <= now.getUTCFullYear() + 1)) return undefined;
  const month = Number(monthDigits ?? 0);
  return month > 12 ? undefined : { year, month: month || null };
}
