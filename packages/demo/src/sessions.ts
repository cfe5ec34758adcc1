import type { House } from './houses.ts';
import { CLOCK, formatDay, isHoliday, toJapanTime, findMonday, getWeekday, toYear } from './japanTime.ts';
import { createPermutation } from './permutation.ts';

/** Minutes of the day. */
const OPENING_MINUTE = 9 * 60;
const CLOSING_MINUTE = 17 * 60 + 30;
/** Length of the archive, days. */
export const ARCHIVE_DAYS = 400;

/** One day of one house, with its share of a table's rows. */
export interface Session {
  house: House;
  /** Days since 1970-01-01, Japan. */
  day: number;
  /** `2026-09-10 `, to which the time is appended. */
  date: string;
  /** Year with its fraction. */
  year: number;
  firstRow: number;
  rows: number;
  /** Minute of the day of its first lot. */
  opens: number;
}

export interface Slot {
  session: Session;
  /** Within the session, from 0. */
  place: number;
  /** `YYYY-MM-DD HH:MM:SS`, Japan time. */
  date: string;
  lot: number;
}

interface WeightedSession {
  house: House;
  day: number;
  opens: number;
  weight: number;
}

function allocateRows(weightedSessions: readonly WeightedSession[], count: number): Session[] {
  const total = weightedSessions.reduce((sum, { weight }) => sum + weight, 0);
  let cumulative = 0;
  let firstRow = 0;
  return weightedSessions.map(({ house, day, opens, weight }) => {
    cumulative += weight;
    const end = Math.round((cumulative / total) * count);
    const session = {
      house,
      day,
      date: `${formatDay(day)} `,
      year: toYear(day),
      firstRow,
      rows: end - firstRow,
      opens,
    };
    firstRow = end;
    return session;
  });
}

function listSessions(houses: readonly House[], day: number, opens: number): WeightedSession[] {
  if (isHoliday(day)) return [];
  const today = getWeekday(day);
  return houses
    .filter(({ days }) => days.includes(today))
    .map((house) => ({
      house,
      day,
      opens,
      weight:
        (house.weight / house.days.length) * ((CLOSING_MINUTE - opens) / (CLOSING_MINUTE - OPENING_MINUTE)),
    }));
}

function listDays(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Lists the sessions from `now` to the end of next week (Monday to Sunday, Japan). */
function listComingSessions(houses: readonly House[], now: Date): WeightedSession[] {
  const { day: today, minute } = toJapanTime(now);
  return listDays(today, findMonday(today) + 13).flatMap((day) => {
    const opens = day === today ? Math.max(OPENING_MINUTE, minute + 1) : OPENING_MINUTE;
    return opens < CLOSING_MINUTE - 10 ? listSessions(houses, day, opens) : [];
  });
}

export interface Schedule {
  /** Finds the session of a row. Rows are shuffled over the sessions; lot numbers are unique in a session. */
  findSlot(row: number): Slot;
  firstDay: number;
  lastDay: number;
}

function createSchedule(weightedSessions: readonly WeightedSession[], count: number, seed: number): Schedule {
  const sessions = allocateRows(weightedSessions, count).filter(({ rows }) => rows > 0);
  const firstRows = Int32Array.from(sessions, ({ firstRow }) => firstRow);
  const shuffle = createPermutation(count, seed);
  return {
    firstDay: sessions[0]?.day ?? 0,
    lastDay: sessions.at(-1)?.day ?? 0,
    findSlot(row) {
      const shuffled = shuffle(row);
      let low = 0;
      let high = firstRows.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (firstRows[middle]! <= shuffled) low = middle;
        else high = middle - 1;
      }
      const session = sessions[low]!;
      const place = shuffled - session.firstRow;
      const minute = session.opens + Math.floor((place / session.rows) * (CLOSING_MINUTE - session.opens));
      // Auction houses number lots by lane, from 1, 10001, 20001 …
      const lot = 1 + (place % 5) * 10_000 + Math.floor(place / 5);
      return { session, place, date: session.date + CLOCK[minute]!, lot };
    },
  };
}

export const createComingSchedule = (
  houses: readonly House[],
  count: number,
  seed: number,
  now: Date,
): Schedule => createSchedule(listComingSessions(houses, now), count, seed);

/** Creates the schedule of the {@link ARCHIVE_DAYS} days before today. */
export function createSoldSchedule(
  houses: readonly House[],
  count: number,
  seed: number,
  now: Date,
): Schedule {
  const { day: today } = toJapanTime(now);
  const weightedSessions = listDays(today - ARCHIVE_DAYS, today - 1).flatMap((day) =>
    listSessions(houses, day, OPENING_MINUTE),
  );
  return createSchedule(weightedSessions, count, seed);
}
