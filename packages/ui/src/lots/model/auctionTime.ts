import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import {
  instantOf,
  isoOffset,
  localTime,
  TIME_ZONES,
  type TimeZoneName,
} from '@vvoz/catalogue/types/timeZones';
import { formatLocalDate, NBSP } from '@vvoz/catalogue/words/format';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?/;

/** The hour of an auction where it takes place and where it is waited for. */
export interface AuctionHour {
  /** Whose time the auction keeps, in the genitive: «Японии». */
  readonly of: string;
  /** «10:40», with its day before it where it is another one: «пт 1 янв, 00:30». */
  readonly vladivostok: string;
  readonly moscow: string;
  /** ms since 1970. */
  readonly at: number;
}

/** When a lot is auctioned, in words and by the local time of its auctions. */
export interface AuctionTime {
  /** «ср 25 ноя, 09:40»; the day alone where the hour is not set. */
  readonly text: string;
  /** «ср 25 ноя». */
  readonly day: string;
  /** Absent where the hour is not set, and for types without auctions, whose zone nobody knows. */
  readonly hour?: AuctionHour;
  /** For `<time datetime>`, with the zone of the hour. */
  readonly dateTime: string;
}

/** The clock of a zone at an instant, with the day before it where that is not `date`. */
function clockIn(zone: TimeZoneName, at: number, date: string): string {
  const there = localTime(new Date(at), zone);
  const clock = there.slice(11, 16);
  return there.startsWith(date) ? clock : `${formatLocalDate(there.slice(0, 10))},${NBSP}${clock}`;
}

/** Undefined for a lot without a date, and for what is no date. */
export function auctionTime({
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
  const at = instantOf(`${date}T${clock}${seconds}`, zone);
  if (Number.isNaN(at)) return { text: day, day, dateTime: date };
  return {
    ...words,
    hour: {
      of: TIME_ZONES[zone].of,
      vladivostok: clockIn('vladivostok', at, date),
      moscow: clockIn('moscow', at, date),
      at,
    },
    dateTime: `${date}T${clock}${isoOffset(zone)}`,
  };
}
