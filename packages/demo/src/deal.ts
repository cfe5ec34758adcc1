import { DIRT } from './dirt.ts';
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

/** Bid step: a thousand yen, for expensive lots five thousand. */
const roundBid = (yen: number): number => roundTo(yen / 1000, yen > 3_000_000 ? 5 : 1);

/** Cars in bad condition lower the median of a body below the usual price of a car in good condition. */
const MEDIAN_TO_USUAL = 0.96;

/** The median price of similar cars (same body and year) at that moment, thousands of yen. */
export const calculateAverageThousands = (profile: Profile, year: number, moment: number): number =>
  roundTo(
    (estimatePrice(profile, calculateAge(moment, year)) * MEDIAN_TO_USUAL) / 1000,
    profile.priceNew > 600_000 ? 5 : 1,
  );

/** A coming lot: start, average, no outcome. */
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

/** A lot of the archive: about 62 % are sold; the others are withdrawn or have a refused top bid. */
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
  const fate = random.unit();
  if (fate < 0.62) {
    const free = random.chance(DIRT.soldForNothing);
    const finish = free ? 0 : Math.max(start, roundBid(value));
    return { status: fate < 0.055 ? 'sold by nego' : 'sold', start, finish, average };
  }
  if (fate < 0.965) {
    // The seller refused the top bid.
    const top = Math.max(start, roundBid(value * (0.72 + 0.22 * random.unit())));
    return { status: 'not sold', start, finish: top, average };
  }
  return { status: 'cancelled', start, finish: 0, average };
}
