const DAY_MS = 86_400_000;
const JAPAN_MS = 9 * 3_600_000;

/** A moment in Japan, which has no summer time: days since 1970-01-01 and minutes of the day. */
export interface JapanTime {
  day: number;
  minute: number;
}

export function toJapanTime(moment: Date): JapanTime {
  const ms = moment.getTime() + JAPAN_MS;
  const day = Math.floor(ms / DAY_MS);
  return { day, minute: Math.floor((ms - day * DAY_MS) / 60_000) };
}

/** Returns the weekday: 0 Monday … 6 Sunday (1970-01-01 was a Thursday). */
export const getWeekday = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Returns the Monday of the day's week. */
export const findMonday = (day: number): number => day - getWeekday(day);

/** Formats a day: `2026-09-10`. */
export const formatDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Converts a day to a year with its fraction: 2026.5 is early July. */
export function toYear(day: number): number {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const first = Date.UTC(year, 0, 1) / DAY_MS;
  return year + (day - first) / 366;
}

const padTwo = (n: number): string => String(n).padStart(2, '0');

/** The texts of all minutes of a day: `10:42:00`. */
export const CLOCK: readonly string[] = Array.from(
  { length: 1440 },
  (_, minute) => `${padTwo(Math.floor(minute / 60))}:${padTwo(minute % 60)}:00`,
);

/** True if the auctions are closed: New Year, Golden Week, Obon. */
export function isHoliday(day: number): boolean {
  const date = formatDay(day).slice(5);
  return (
    date >= '12-29' ||
    date <= '01-04' ||
    (date >= '05-03' && date <= '05-05') ||
    (date >= '08-13' && date <= '08-15')
  );
}
