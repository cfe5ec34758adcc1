import { CATALOGUE_TYPES, type CatalogueType } from '../types/catalogueTypes.ts';
import { toLocalDay } from '../types/timeZones.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /[T ]\d{2}:\d{2}(:\d{2})?$/i;

/** Whether the day exists in the calendar: 2026-02-30 does not. */
function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (day === undefined) return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.toISOString().startsWith(text);
}

/** `2026-11-25` or a local moment of it → the day; undefined for no day, and for a moment with a zone marker. */
export function readDay(text: string): string | undefined {
  const day = text.replace(LOCAL_TIME, '');
  return isDay(day) ? day : undefined;
}

/** A whole day of an auction travels as its first moment, local and without a zone marker (specification, section 5). */
export const formatWireDay = (day: string): string => `${day}T00:00:00`;

/** Today at the auctions of a type, `2026-11-25`; for a type without auctions the day of Japan. */
export const getAuctionToday = (type: CatalogueType, now: Date): string =>
  toLocalDay(now, CATALOGUE_TYPES[type].auctionZone ?? 'japan');
