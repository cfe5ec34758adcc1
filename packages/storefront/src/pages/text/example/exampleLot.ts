import type { LotQuestion } from '@vvoz/catalogue/lots/lotQuestion';

/** Full years since manufacture: the duty for cars of 3 to 5 years applies on any day. */
const AGE_YEARS = 4;

/** The vehicle of the example. Engine and power match the body code. */
export const EXAMPLE = {
  brand: 'TOYOTA',
  name: 'Toyota Corolla Fielder',
  kuzov: 'NZE161G',
  grade: '4',
  mileageKm: 48_000,
  engineCc: 1496,
  powerHp: 109,
  /** The bid that won, ¥. */
  price: 1_200_000,
} as const;

/** Builds the example as bought today: month and year of manufacture, and the calculator's input. */
export function buildExample(now: Date): {
  readonly year: number;
  readonly month: number;
  readonly question: LotQuestion;
} {
  const year = now.getUTCFullYear() - AGE_YEARS;
  const month = now.getUTCMonth() + 1;
  return {
    year,
    month,
    question: {
      price: EXAMPLE.price,
      currency: 'jpy',
      kind: 'car',
      fuel: 'petrol',
      displacementCc: EXAMPLE.engineCc,
      powerHp: EXAMPLE.powerHp,
      powersHp: undefined,
      year,
      month,
      massKg: undefined,
      bodyClass: 'passenger',
      country: 'japan',
    },
  };
}
