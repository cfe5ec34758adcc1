const DAY_MS = 86_400_000;
const JAPAN_OFFSET_MS = 9 * 3_600_000;

/** One cell of the picker ПН…ВС. `date` is a day of Japan, `2026-11-25`. */
export interface AuctionDay {
  readonly date: string;
  /** «ПН» … «ВС». */
  readonly label: string;
  readonly dayOfMonth: number;
  readonly past: boolean;
  readonly today: boolean;
}

const LABELS = ['ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ', 'ВС'] as const;

/** The day of Japan at a moment, as `2026-11-25`. Japan has no summer time: UTC+9 all year. */
export const japanDay = (now: Date): string =>
  new Date(now.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 10);

/** The current week of Japan, Monday first; days before today are read-only (specification, section 9). */
export function auctionWeek(now: Date): readonly AuctionDay[] {
  const today = japanDay(now);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
  return LABELS.map((label, index) => {
    const at = new Date(monday + index * DAY_MS);
    const date = at.toISOString().slice(0, 10);
    return { date, label, dayOfMonth: at.getUTCDate(), past: date < today, today: date === today };
  });
}
