import { VIEW_COOKIE_SECONDS } from '../page/limits.ts';

const NAME = 'vvoz_views';
const COOKIE = new RegExp(`(?:^|; )${NAME}=(\\d{4}-\\d\\d-\\d\\d)\\.(\\d{1,6})(?:;|$)`);

/** Returns the number of views of a day that cookies (`document.cookie`) hold; 0 on a new date. */
export function readViews(cookies: string, today: string): number {
  const [, day, count] = COOKIE.exec(cookies) ?? [];
  return day === today ? Number(count) : 0;
}

/** Formats the cookie of a day's views. The server never reads it. */
export const formatViews = (today: string, views: number): string =>
  `${NAME}=${today}.${views}; path=/; max-age=${VIEW_COOKIE_SECONDS}; samesite=lax`;

/** The visitor's date: YYYY-MM-DD. */
const formatDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Counts one view of a page in the cookie of the day. */
export function countView(): void {
  const today = formatDay(new Date());
  document.cookie = formatViews(today, readViews(document.cookie, today) + 1);
}
