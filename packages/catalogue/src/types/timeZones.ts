/** A time zone without summer time: all that auctions and visitors need so far. */
export interface TimeZone {
  /** Hours ahead of UTC, all year. */
  readonly utcOffset: number;
  /** Whose time it is, in the genitive: «09:40 Японии». */
  readonly of: string;
}

/** Zones that moments are shown in: those of the auctions, and those that visitors wait in. */
export const TIME_ZONES = {
  japan: { utcOffset: 9, of: 'Японии' },
  georgia: { utcOffset: 4, of: 'Грузии' },
  vladivostok: { utcOffset: 10, of: 'Владивостока' },
  moscow: { utcOffset: 3, of: 'Москвы' },
} as const satisfies Readonly<Record<string, TimeZone>>;
export type TimeZoneName = keyof typeof TIME_ZONES;

const HOUR_MS = 3_600_000;

/** The wall clock of a zone at an instant, without a zone marker: `2026-11-25T09:40:00`. */
export const toLocalTime = (instant: Date, zone: TimeZoneName): string =>
  new Date(instant.getTime() + TIME_ZONES[zone].utcOffset * HOUR_MS).toISOString().slice(0, 19);

/** The day of a zone at an instant: `2026-11-25`. */
export const toLocalDay = (instant: Date, zone: TimeZoneName): string =>
  toLocalTime(instant, zone).slice(0, 10);

/** The instant of a wall clock `2026-11-25T09:40:00` in a zone, in ms since 1970; NaN for what is no local time. */
export const toInstant = (local: string, zone: TimeZoneName): number =>
  Date.parse(`${local}Z`) - TIME_ZONES[zone].utcOffset * HOUR_MS;

/** `+09:00`, as ISO 8601 marks a zone. */
export const formatIsoOffset = (zone: TimeZoneName): string =>
  `+${String(TIME_ZONES[zone].utcOffset).padStart(2, '0')}:00`;
