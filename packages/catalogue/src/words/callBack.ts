import { NBSP } from './format.ts';
import { formatClock, isManagerOnline, type OfficeHours } from './officeHours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const VLADIVOSTOK_MINUTES = 600;
/** Nobody is called at night: hours of the visitor's day, if a shift has any of them. */
const CALL_FROM = 9;
const CALL_UNTIL = 21;

interface Span {
  readonly from: number;
  readonly until: number;
}

/** Day of a time in a zone, as days since the epoch. */
const findDay = (time: number, zoneMinutes: number): number =>
  Math.floor((time + zoneMinutes * MINUTE_MS) / DAY_MS);

/** Start of a day in a zone, ms since the epoch. */
const startDay = (day: number, zoneMinutes: number): number => day * DAY_MS - zoneMinutes * MINUTE_MS;

/** Lists the shifts that begin today or within the next week, Vladivostok's days. The first one may be over. */
function listSpans(shifts: readonly OfficeHours[], now: number): readonly Span[] {
  const today = findDay(now, VLADIVOSTOK_MINUTES);
  return Array.from({ length: 8 }, (_, ahead) => startDay(today + ahead, VLADIVOSTOK_MINUTES))
    .flatMap((start) =>
      shifts
        // At 12:00 of the day, which has the same weekday everywhere in Vladivostok's zone.
        .filter(
          ({ begin, finish, days }) =>
            isManagerOnline({ begin: 0, finish: 86_400, days }, new Date(start + 12 * HOUR_MS)) &&
            begin < finish,
        )
        .map(({ begin, finish }) => ({ from: start + begin * 1000, until: start + finish * 1000 })),
    )
    .filter(({ until }) => until > now)
    .toSorted((a, b) => a.from - b.from);
}

/** Cuts a shift to the hours of the visitor's day. */
function cutToDay({ from, until }: Span, now: number, zoneMinutes: number): readonly Span[] {
  const first = findDay(from, zoneMinutes);
  return [first, first + 1]
    .map((day) => startDay(day, zoneMinutes))
    .map((start) => ({
      from: Math.max(from, start + CALL_FROM * HOUR_MS),
      until: Math.min(until, start + CALL_UNTIL * HOUR_MS),
    }))
    .filter((span) => span.from < span.until && span.until > now);
}

const WEEKDAYS = [
  'в воскресенье',
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
] as const;

function formatDayAhead(time: number, now: number, zoneMinutes: number): string {
  const day = findDay(time, zoneMinutes);
  const ahead = day - findDay(now, zoneMinutes);
  if (ahead === 0) return 'сегодня';
  return ahead === 1 ? 'завтра' : (WEEKDAYS[new Date(day * DAY_MS).getUTCDay()] ?? '');
}

const formatTime = (time: number, zoneMinutes: number): string =>
  formatClock(((time + zoneMinutes * MINUTE_MS) % DAY_MS) / 1000);

/**
 * Formats when a manager calls back, in the visitor's time: «сегодня до 19:00», «завтра после 9:00, по вашему времени».
 * Hours of the visitor's night are left out, unless no shift has others. Undefined without working hours.
 * @param zoneMinutes how far the visitor's clock is ahead of UTC
 */
export function formatCallBack(
  shifts: readonly OfficeHours[],
  now: Date,
  zoneMinutes: number,
): string | undefined {
  const time = now.getTime();
  const spans = listSpans(shifts, time);
  const span = spans.flatMap((one) => cutToDay(one, time, zoneMinutes))[0] ?? spans[0];
  if (!span) return undefined;
  const zone = zoneMinutes === VLADIVOSTOK_MINUTES ? '' : `, по${NBSP}вашему времени`;
  return span.from <= time
    ? `${formatDayAhead(time, time, zoneMinutes)} до${NBSP}${formatTime(span.until, zoneMinutes)}${zone}`
    : `${formatDayAhead(span.from, time, zoneMinutes)} после${NBSP}${formatTime(span.from, zoneMinutes)}${zone}`;
}
