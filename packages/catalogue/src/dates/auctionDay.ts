import type { CatalogueType } from '../types/catalogueTypes.ts';
import { SHOWN_TYPES } from '../types/shownTypes.ts';
import { toLocalDay } from '../types/timeZones.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /[T ]\d{2}:\d{2}(:\d{2})?$/i;

/** True if the day exists in the calendar: 2026-02-30 does not. */
function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (day === undefined) return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.toISOString().startsWith(text);
}

/** Reads the day of `2026-11-25` or `2026-11-25T09:40`; undefined for any other text and for a time with a zone. */
export function readDay(text: string): string | undefined {
  const day = text.replace(LOCAL_TIME, '');
  return isDay(day) ? day : undefined;
}

/** Formats a day for the wire: its local midnight without a zone (specification, section 5). */
export const formatWireDay = (day: string): string => `${day}T00:00:00`;

/** Current day at the auctions of a type, `2026-11-25`. Types without auctions use the time of Japan. */
export const getAuctionToday = (type: CatalogueType, now: Date): string =>
  toLocalDay(now, SHOWN_TYPES[type].auctionZone ?? 'japan');
