import { FAULT_SHARES } from './faults.ts';
import type { Market, MarketFacts } from './market.ts';
import type { Profile } from './profiles.ts';
import { roundTo, calculateStartThousands, estimatePrice, calculateUsualWorth } from './prices.ts';
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

/** The chance in a deal. It is drawn before the facts that the price depends on. */
export interface Luck {
  /** How much the buyers of that day want the car: mean 0, deviation 1. */
  readonly noise: number;
  /** 0 … 1, like the others. */
  readonly start: number;
  readonly outcome: number;
  readonly detail: number;
}

export function drawLuck(coming: boolean, random: Random): Luck {
  const noise = random.normal();
  const start = random.unit();
  const outcome = coming ? 1 : random.unit();
  return { noise, start, outcome, detail: outcome < 0.965 ? random.unit() : 0 };
}

/** A lot as the market sees it. */
export interface Offer {
  readonly profile: Profile;
  readonly year: number;
  readonly wear: Wear;
  readonly facts: MarketFacts;
}

/** Rounds to the bid step, a thousand yen, or five thousand for expensive lots. Returns thousands of yen. */
const roundBid = (yen: number): number => roundTo(yen / 1000, yen > 3_000_000 ? 5 : 1);

/** Median price of a body / usual price of a car in good condition. Cars in bad condition make it less than 1. */
const MEDIAN_TO_USUAL = 0.96;

/** Calculates the source's average price of similar cars (same body and year), thousands of yen. */
function calculateAverageThousands({ profile, year, wear, facts }: Offer, market: Market): number {
  const age = calculateAge(year + 0.5 + wear.age, year);
  const usual = estimatePrice(profile, age) * market.rateBody(profile, year);
  return roundTo(
    (usual * market.rateAverage(profile, year, facts.day) * MEDIAN_TO_USUAL) / 1000,
    profile.priceNew > 600_000 ? 5 : 1,
  );
}

/**
 * Draws what a lot is worth on its day, JPY. Old cars vary more. One lot in seventy has a fault that only buyers on the
 * spot see, and over one in a hundred two buyers fight.
 */
function drawWorth({ profile, year, wear, facts }: Offer, market: Market, { noise, start }: Luck): number {
  const usual = calculateUsualWorth(profile, wear) * market.rateBody(profile, year);
  const deviation = 0.08 + 0.07 * Math.min(1, wear.age / 18);
  const rare = (start * 1000) % 1;
  const outlier = rare < 0.014 ? 0.45 + 15 * rare : rare > 0.989 ? 1.3 + 36 * (rare - 0.989) : 1;
  return usual * market.rateVehicle(profile, facts) * Math.exp(deviation * noise) * outlier;
}

/** Makes a coming lot: start, average, no outcome. */
export function makeComingDeal(offer: Offer, market: Market, luck: Luck): Deal {
  const average = calculateAverageThousands(offer, market);
  const start = calculateStartThousands(drawWorth(offer, market, luck), average, luck.start);
  return { status: '', start, finish: 0, average };
}

/** Makes a lot of the archive. About 62 % are sold; the others are withdrawn, or their top bid was refused. */
export function makePastDeal(offer: Offer, market: Market, luck: Luck): Deal {
  const average = calculateAverageThousands(offer, market);
  const value = drawWorth(offer, market, luck);
  const start = calculateStartThousands(value, average, luck.start);
  const { outcome, detail } = luck;
  if (outcome < 0.62) {
    const free = detail < FAULT_SHARES.soldForNothing;
    const finish = free ? 0 : Math.max(start, roundBid(value));
    return { status: outcome < 0.055 ? 'sold by nego' : 'sold', start, finish, average };
  }
  if (outcome < 0.965) {
    // The seller refused the top bid.
    const top = Math.max(start, roundBid(value * (0.72 + 0.22 * detail)));
    return { status: 'not sold', start, finish: top, average };
  }
  return { status: 'cancelled', start, finish: 0, average };
}
