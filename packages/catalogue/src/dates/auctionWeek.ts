const DAY_MS = 86_400_000;

/** One day of the picker ПН…ВС. `date` is local to the auctions: `2026-11-25`. */
export interface AuctionDay {
  readonly date: string;
  /** «ПН» … «ВС». */
  readonly label: string;
  readonly dayOfMonth: number;
  readonly past: boolean;
  readonly today: boolean;
}

/** A week of the picker, Monday first. */
export interface AuctionWeek {
  /** «Эта неделя», «Следующая неделя». */
  readonly label: string;
  readonly days: readonly AuctionDay[];
}

const LABELS = ['ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ', 'ВС'] as const;
/** Days since Monday. */
const SATURDAY = 5;

const listDays = (monday: number, today: string): readonly AuctionDay[] =>
  LABELS.map((label, index) => {
    const date = new Date(monday + index * DAY_MS).toISOString().slice(0, 10);
    return { date, label, dayOfMonth: Number(date.slice(8)), past: date < today, today: date === today };
  });

/**
 * Lists the weeks of the day picker: the current week and, from Saturday on, the coming one. Days before today are
 * read-only (specification, section 9).
 * @param today date at the auctions: `2026-11-25`
 */
export function listAuctionWeeks(today: string): readonly [AuctionWeek, ...AuctionWeek[]] {
  const midnight = Date.parse(today);
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  const monday = midnight - weekday * DAY_MS;
  const current = { label: 'Эта неделя', days: listDays(monday, today) };
  if (weekday < SATURDAY) return [current];
  return [current, { label: 'Следующая неделя', days: listDays(monday + 7 * DAY_MS, today) }];
}

/** Lists the weeks of a catalogue's day picker; none for a catalogue without one, which has no `today`. */
export const listShownWeeks = (today: string | undefined): readonly AuctionWeek[] =>
  today === undefined ? [] : listAuctionWeeks(today);
