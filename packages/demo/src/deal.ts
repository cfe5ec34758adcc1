import { FAULT_SHARES } from './faults.ts';
import type { Profile } from './profiles.ts';
import { roundTo, calculateStartThousands, getTrimFactor, estimatePrice, calculateWorth } from './prices.ts';
import type { Random } from './random.ts';
import { calculateAge } from './wear.ts';
import type { Wear } from './wear.ts';

/** Prices and outcome of a lot; thousands of yen. */
export interface Deal {
  status: '' | 'sold' | 'sold by nego' | 'not sold' | 'cancelled';
  start: number;
  finish: number;
  average: number;
}

/** Rounds to the bid step, a thousand yen, or five thousand for expensive lots. Returns thousands of yen. */
const roundBid = (yen: number): number => roundTo(yen / 1000, yen > 3_000_000 ? 5 : 1);

/** Median price of a body / usual price of a car in good condition. Cars in bad condition make it less than 1. */
const MEDIAN_TO_USUAL = 0.96;

/** Calculates the median price of similar cars (same body and year) at a moment, thousands of yen. */
export const calculateAverageThousands = (profile: Profile, year: number, moment: number): number =>
  roundTo(
    (estimatePrice(profile, calculateAge(moment, year)) * MEDIAN_TO_USUAL) / 1000,
    profile.priceNew > 600_000 ? 5 : 1,
  );

/** Makes a coming lot: start, average, no outcome. */
export function makeComingDeal(
  profile: Profile,
  wear: Wear,
  trim: number,
  average: number,
  random: Random,
): Deal {
  const value = calculateWorth(profile, wear, random) * getTrimFactor(trim, profile.trims.length);
  return { status: '', start: calculateStartThousands(value, average, random), finish: 0, average };
}

/** Makes a lot of the archive. About 62 % are sold; the others are withdrawn, or their top bid was refused. */
export function makePastDeal(
  profile: Profile,
  wear: Wear,
  trim: number,
  average: number,
  drift: number,
  random: Random,
): Deal {
  const value = calculateWorth(profile, wear, random) * getTrimFactor(trim, profile.trims.length) * drift;
  const start = calculateStartThousands(value, average, random);
  const outcome = random.unit();
  if (outcome < 0.62) {
    const free = random.chance(FAULT_SHARES.soldForNothing);
    const finish = free ? 0 : Math.max(start, roundBid(value));
    return { status: outcome < 0.055 ? 'sold by nego' : 'sold', start, finish, average };
  }
  if (outcome < 0.965) {
    // The seller refused the top bid.
    const top = Math.max(start, roundBid(value * (0.72 + 0.22 * random.unit())));
    return { status: 'not sold', start, finish: top, average };
  }
  return { status: 'cancelled', start, finish: 0, average };
}
