/** Beyond these a value is a slip of the feed, not a vehicle: the heaviest machines stay well below. */
export const MAX_VALUES = {
  engineCc: 120_000,
  powerHp: 5000,
  mileageKm: 5_000_000,
  /** Whole units of any currency: a billion dollars in won. */
  price: 1_500_000_000_000,
} as const;

/** Longest texts, in characters. */
export const MAX_LENGTHS = { id: 100, name: 100, word: 200, images: 20_000 } as const;
