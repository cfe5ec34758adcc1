import type { Estimate } from './lot.ts';

/** The place of the tenths on the scale of a normal distribution. */
const TENTH = 1.2816;
const MIN_CHANCE = 0.02;

/** The standard normal distribution (Abramowitz and Stegun 7.1.26; error below 2e-7). */
function findNormalShare(place: number): number {
  const x = Math.abs(place) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const share = 1 - 0.5 * series * Math.exp(-x * x);
  return place < 0 ? 1 - share : share;
}

/** How fast the own side takes over from the wider one on the way from the middle to the lower end. */
const TURN = 4;

/**
 * How often such a lot sells for `bid` or less, 0.02 … 0.98 in hundredths. Between and beyond the ends of the estimate
 * logarithms of prices are taken as normal. Near the middle prices below it are spread as widely as the wider side;
 * only the lower end is drawn near, because a lot is not sold below its start price. The back-test compares the result
 * with what happened.
 * @param bid in the currency of the estimate
 */
export function findChance({ low, middle, high }: Estimate, bid: number): number {
  if (!(bid > 0)) return MIN_CHANCE;
  const distance = Math.log(bid / middle);
  const [below, above] = [Math.log(middle / low), Math.log(high / middle)];
  const own = distance < 0 ? below : above;
  const wide = distance < 0 ? Math.max(below, above) : above;
  const turn = own > 0 ? Math.min(1, Math.abs(distance) / own) ** TURN : 1;
  const half = own * turn + wide * (1 - turn);
  const share = half > 0 ? findNormalShare((TENTH * distance) / half) : distance < 0 ? 0 : 1;
  return Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, Math.round(100 * share) / 100));
}
