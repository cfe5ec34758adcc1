/** Least and greatest value of a field; `min` is 1 unless given. */
export interface NumberLimits {
  readonly min?: number;
  readonly max: number;
  /** Many values beyond the limits mean that the feed counts in another unit. */
  readonly tellsUnit?: true;
}

/** Beyond these a value is a slip of the feed or of another unit: the heaviest machines stay well below. */
export const LIMITS = {
  /** Litres (`1.8`) are below, the smallest scooters have 49. */
  engineCc: { min: 40, max: 120_000, tellsUnit: true },
  mileageKm: { max: 2_000_000, tellsUnit: true },
  /** Whole units of any currency: a billion dollars in won. */
  price: { max: 1_500_000_000_000, tellsUnit: true },
  month: { max: 12 },
} as const satisfies Readonly<Record<string, NumberLimits>>;

export const MAX_POWER_HP = 5000;

/** Longest texts, in characters. */
export const MAX_LENGTHS = { id: 100, name: 100, word: 200, images: 20_000 } as const;
