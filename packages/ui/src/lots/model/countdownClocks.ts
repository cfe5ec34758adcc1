import { formatLocalDate, NBSP } from '@vvoz/catalogue/words/format';
import { auctionTime } from './auctionTime.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)/;
const HOUR_MS = 3_600_000;
/** Japan has kept one time since 1951. */
const JAPAN = 9;
const VLADIVOSTOK = 10;

/** An auction's hour where it takes place and where it is waited for. */
export interface AuctionClocks {
  /** «ср 25 ноя, 09:40»; the day alone where the hour is not set. */
  readonly japan: string;
  /** «10:40», with the day before it where it is another one; absent without an hour, as is all below. */
  readonly vladivostok?: string;
  readonly moscow?: string;
  /** ms since 1970. */
  readonly at?: number;
  /** For `<time datetime>`. */
  readonly dateTime: string;
}

/** The instant of a local time of Japan, ms since 1970; undefined for what has no hour or is no date. */
export function auctionInstant(local: string | undefined): number | undefined {
  const time = auctionTime(local);
  const [, date, clock] = LOCAL.exec(local ?? '') ?? [];
  if (time?.moscow === undefined || date === undefined || clock === undefined) return undefined;
  const at = Date.parse(`${date}T${clock}Z`) - JAPAN * HOUR_MS;
  return Number.isNaN(at) ? undefined : at;
}

/** Undefined for what is not a date. */
export function auctionClocks(local: string | undefined): AuctionClocks | undefined {
  const time = auctionTime(local);
  if (time === undefined) return undefined;
  const at = auctionInstant(local);
  const { text, dateTime, moscow } = time;
  if (at === undefined || moscow === undefined) return { japan: text, dateTime };
  const there = new Date(at + VLADIVOSTOK * HOUR_MS).toISOString();
  const clock = there.slice(11, 16);
  const sameDay = dateTime.startsWith(there.slice(0, 10));
  return {
    japan: text,
    vladivostok: sameDay ? clock : `${formatLocalDate(there.slice(0, 10))},${NBSP}${clock}`,
    moscow,
    at,
    dateTime,
  };
}
