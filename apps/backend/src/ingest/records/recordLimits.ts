/** Limits of a field's value. `min` is 1 by default. */
export interface NumberLimits {
  readonly min?: number;
  readonly max: number;
  /** Many values outside the limits mean that the feed uses another unit. */
  readonly tellsUnit?: true;
}

/** A value outside these limits is an error or in another unit. The largest machines are far below them. */
export const LIMITS = {
  /** Litres (`1.8`) are below this limit; the smallest scooters have 49 cm³. */
  engineCc: { min: 40, max: 120_000, tellsUnit: true },
  mileageKm: { max: 2_000_000, tellsUnit: true },
  /** In units of any currency: about a billion dollars in won. */
  price: { max: 1_500_000_000_000, tellsUnit: true },
  month: { max: 12 },
} as const satisfies Readonly<Record<string, NumberLimits>>;

export const MAX_POWER_HP = 5000;

/** Maximum lengths of texts, characters. */
export const MAX_LENGTHS = { id: 100, name: 100, word: 200, images: 20_000 } as const;
