/** A time zone. None of those used here has summer time. */
export interface TimeZone {
  /** Hours ahead of UTC, all year. */
  readonly utcOffset: number;
  /** Whose clock it is: «09:40 по Токио». */
  readonly by: string;
}

/** The zones of the auctions and of the visitors. */
export const TIME_ZONES = {
  japan: { utcOffset: 9, by: 'по\u00A0Токио' },
  georgia: { utcOffset: 4, by: 'по\u00A0Тбилиси' },
  vladivostok: { utcOffset: 10, by: 'по\u00A0Владивостоку' },
  moscow: { utcOffset: 3, by: 'по\u00A0Москве' },
} as const satisfies Readonly<Record<string, TimeZone>>;
export type TimeZoneName = keyof typeof TIME_ZONES;

const HOUR_MS = 3_600_000;

/** Converts an instant to local time without a zone: `2026-11-25T09:40:00`. */
export const toLocalTime = (instant: Date, zone: TimeZoneName): string =>
  new Date(instant.getTime() + TIME_ZONES[zone].utcOffset * HOUR_MS).toISOString().slice(0, 19);

/** Converts an instant to a local day: `2026-11-25`. */
export const toLocalDay = (instant: Date, zone: TimeZoneName): string =>
  toLocalTime(instant, zone).slice(0, 10);

/** Converts a local time `2026-11-25T09:40:00` to ms since 1970; NaN for an invalid text. */
export const toInstant = (local: string, zone: TimeZoneName): number =>
  Date.parse(`${local}Z`) - TIME_ZONES[zone].utcOffset * HOUR_MS;

/** The zone as an ISO 8601 offset: `+09:00`. */
export const formatIsoOffset = (zone: TimeZoneName): string =>
  `+${String(TIME_ZONES[zone].utcOffset).padStart(2, '0')}:00`;
