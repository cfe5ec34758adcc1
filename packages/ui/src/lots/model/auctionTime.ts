import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { SHOWN_TYPES } from '@vvoz/catalogue/types/shownTypes';
import { toInstant, formatIsoOffset, TIME_ZONES } from '@vvoz/catalogue/types/timeZones';
import { formatLocalDate, NBSP } from '@vvoz/catalogue/words/format';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?/;

/** The hour of an auction. `formatClock` shows it in other zones. */
export interface AuctionHour {
  /** Whose clock the local time is by: «по Токио». */
  readonly by: string;
  /** ms since 1970. */
  readonly at: number;
}

/** The time of a lot's auction as text, in the local time of the auction. */
export interface AuctionTime {
  /** «ср 25 ноя, 09:40»; only the day when the hour is not set. */
  readonly text: string;
  /** «ср 25 ноя». */
  readonly day: string;
  /** Absent when the hour is not set, and for types without auctions, whose zone is unknown. */
  readonly hour?: AuctionHour;
  /** For `<time datetime>`; an hour includes its zone. */
  readonly dateTime: string;
}

/** Returns undefined for a lot without a date or with an invalid one. */
export function formatAuctionTime({
  type,
  auctionDate = '',
}: Pick<LotSummary, 'type' | 'auctionDate'>): AuctionTime | undefined {
  const text = formatLocalDate(auctionDate);
  if (text === '') return undefined;
  const day = formatLocalDate(auctionDate.slice(0, 10));
  const [, date, clock, seconds = ''] = LOCAL.exec(auctionDate) ?? [];
  if (date === undefined || clock === undefined || text === day)
    return { text: day, day, dateTime: auctionDate.slice(0, 10) };
  const words = { text: text.replace(', ', `,${NBSP}`), day };
  const zone = SHOWN_TYPES[type].auctionZone;
  if (zone === undefined) return { ...words, dateTime: `${date}T${clock}` };
  const at = toInstant(`${date}T${clock}${seconds}`, zone);
  if (Number.isNaN(at)) return { text: day, day, dateTime: date };
  return {
    ...words,
    hour: { by: TIME_ZONES[zone].by, at },
    dateTime: `${date}T${clock}${formatIsoOffset(zone)}`,
  };
}
