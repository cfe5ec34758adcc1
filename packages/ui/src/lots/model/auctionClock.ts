import { toLocalTime, type TimeZoneName } from '@vvoz/catalogue/types/timeZones';
import { formatLocalDate, NBSP } from '@vvoz/catalogue/words/format';

/**
 * The hour of an auction in another zone: «10:40», preceded by the day if it is not that of `dateTime`: «пт 1 янв, 00:30».
 * Only the page of a lot shows it, so it is no part of the time on cards.
 */
export function formatClock(zone: TimeZoneName, at: number, dateTime: string): string {
  const localTime = toLocalTime(new Date(at), zone);
  const clock = localTime.slice(11, 16);
  return localTime.startsWith(dateTime.slice(0, 10))
    ? clock
    : `${formatLocalDate(localTime.slice(0, 10))},${NBSP}${clock}`;
}
