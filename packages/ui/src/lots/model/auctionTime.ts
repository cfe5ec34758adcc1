import { formatLocalDate, NBSP } from '@vvoz/catalogue/words/format';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/;
const JAPAN_AHEAD_OF_MOSCOW_MS = 6 * 3_600_000;

/** The hour of an auction in words, from a local time of Japan without a zone. */
export interface AuctionTime {
  /** «ср 25 ноя, 09:40»; the day alone where the hour is not set. */
  readonly text: string;
  /** «ср 25 ноя». */
  readonly day: string;
  /** «03:40», with the day before it where it is another one; absent without an hour. */
  readonly moscow?: string;
  /** For `<time datetime>`, with Japan's zone. */
  readonly dateTime: string;
}

/** Undefined for what is not a date. Japan and Moscow keep one time all year, six hours apart. */
export function auctionTime(local: string | undefined): AuctionTime | undefined {
  if (local === undefined) return undefined;
  const text = formatLocalDate(local);
  if (text === '') return undefined;
  const day = formatLocalDate(local.slice(0, 10));
  const [, date, clock] = LOCAL.exec(local) ?? [];
  if (date === undefined || clock === undefined || text === day) {
    return { text, day, dateTime: local.slice(0, 10) };
  }
  const moscow = new Date(Date.parse(`${date}T${clock}:00Z`) - JAPAN_AHEAD_OF_MOSCOW_MS).toISOString();
  const moscowClock = moscow.slice(11, 16);
  return {
    text: text.replace(', ', `,${NBSP}`),
    day,
    moscow: moscow.startsWith(date)
      ? moscowClock
      : `${formatLocalDate(moscow.slice(0, 10))},${NBSP}${moscowClock}`,
    dateTime: `${date}T${clock}+09:00`,
  };
}
