import type { Profile } from './profiles.ts';
import { hashText } from './random.ts';
import type { Random } from './random.ts';
import { estimateKm, estimateScore } from './wear.ts';
import type { Wear } from './wear.ts';

/** JPY for one unit of a currency. Round figures, for demo data only. */
export const YEN_PER = { krw: 0.108, cny: 21.5, eur: 168, usd: 150, rub: 1.9 } as const;

/** Estimates the usual price of a body at an age, JPY. */
export const estimatePrice = (profile: Profile, age: number): number =>
  Math.max(12_000, profile.priceNew * 0.86 * Math.exp(-profile.yearlyLoss * age));

const GRADE_FACTOR: Readonly<Record<string, number>> = {
  R: 0.74,
  RA: 0.82,
  S: 1.08,
  '6': 1.04,
  '1': 0.75,
  '0': 0.6,
};

/** Returns the factor of a trim on the price. The reference tables list expensive trims last. */
export function getTrimFactor(trim: number, trims: number): number {
  return trims > 1 ? 0.94 + (0.12 * trim) / (trims - 1) : 1;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns how much buyers of a model mind kilometres, 0.7 … 1.3. */
const findKmWeight = ({ modelId }: Profile): number => 0.7 + (0.6 * hashText(modelId)) / 2 ** 32;

/** Calculates the value of a car in its condition, JPY: usual price × mileage × grade. */
export function calculateUsualWorth(profile: Profile, wear: Wear): number {
  const { age, km, score, grade } = wear;
  const expectedKm = estimateKm(profile, age);
  const slope = -0.26 * findKmWeight(profile);
  const mileage = clamp(Math.exp((slope * (km - expectedKm)) / (expectedKm + 12_000)), 0.6, 1.3);
  const looks = Math.exp(0.1 * (score - estimateScore(age, expectedKm))) * (GRADE_FACTOR[grade] ?? 1);
  return estimatePrice(profile, age) * mileage * looks;
}

/** Calculates the asking price of a car, JPY: its usual worth × chance (log-normal, σ 0.15). */
export const calculateWorth = (profile: Profile, wear: Wear, random: Random): number =>
  calculateUsualWorth(profile, wear) * Math.exp(0.15 * random.normal());

/** Rounds to a multiple of the step, to at least one step. */
export const roundTo = (value: number, step: number): number =>
  Math.max(step, Math.round(value / step) * step);

/**
 * Calculates a start price, thousands of yen: below the lot's value and below the average.
 * @param chance 0 … 1
 */
export function calculateStartThousands(worthYen: number, averageThousands: number, chance: number): number {
  const wanted = (worthYen / 1000) * (0.5 + 0.38 * chance);
  const below = Math.min(wanted, averageThousands * 0.95);
  return Math.max(1, below >= 100 ? Math.floor(below / 10) * 10 : Math.floor(below));
}
