import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import {
  toInstant,
  formatIsoOffset,
  toLocalTime,
  TIME_ZONES,
  type TimeZoneName,
} from '@vvoz/catalogue/types/timeZones';
import { formatLocalDate, NBSP } from '@vvoz/catalogue/words/format';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?/;

/** The hour of an auction in its own zone, in Vladivostok and in Moscow. */
export interface AuctionHour {
  /** Country or place of the local time, in the genitive: «Японии». */
  readonly of: string;
  /** «10:40», preceded by the day if it differs: «пт 1 янв, 00:30». */
  readonly vladivostok: string;
  readonly moscow: string;
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

/** The time of an instant in a zone, preceded by the day if it is not `date`. */
function formatClock(zone: TimeZoneName, at: number, date: string): string {
  const localTime = toLocalTime(new Date(at), zone);
  const clock = localTime.slice(11, 16);
  return localTime.startsWith(date) ? clock : `${formatLocalDate(localTime.slice(0, 10))},${NBSP}${clock}`;
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
  const zone = CATALOGUE_TYPES[type].auctionZone;
  if (zone === undefined) return { ...words, dateTime: `${date}T${clock}` };
  const at = toInstant(`${date}T${clock}${seconds}`, zone);
  if (Number.isNaN(at)) return { text: day, day, dateTime: date };
  return {
    ...words,
    hour: {
      of: TIME_ZONES[zone].of,
      vladivostok: formatClock('vladivostok', at, date),
      moscow: formatClock('moscow', at, date),
      at,
    },
    dateTime: `${date}T${clock}${formatIsoOffset(zone)}`,
  };
}
