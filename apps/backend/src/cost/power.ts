import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import type { Big } from 'big.js';

/**
 * Power in the unit in which it was given. Tables have bounds in both units, so that 310 hp belongs to the row
 * «228 kW = 310 hp» although it is 228.0046 kW.
 */
export interface Power {
  readonly value: number;
  readonly unit: 'hp' | 'kw';
}

/** The upper bound of a row, inclusive. null: no bound. */
export interface PowerBound {
  readonly upToHp: number | null;
  readonly upToKw: number | null;
}

export function isWithin(power: Power, { upToHp, upToKw }: PowerBound): boolean {
  const upTo = power.unit === 'hp' ? upToHp : upToKw;
  return upTo === null || power.value <= upTo;
}

/** Powers have at most eight decimals, as one horse-power in kW does. */
const PRECISION = 1e8;
const roundKw = (kw: number): number => (Number.isFinite(kw) ? Math.round(kw * PRECISION) / PRECISION : kw);

/** The power in kW, to eight decimals; an unbounded power stays unbounded. */
export const convertToKw = ({ value, unit }: Power): Power => ({
  value: unit === 'kw' ? value : roundKw(value * KW_PER_HP),
  unit: 'kw',
});

/** Adds two powers. The result is in kW; adding nothing keeps the unit. */
export const addPowers = (one: Power, other: Power): Power =>
  other.value === 0 ? one : { value: roundKw(convertToKw(one).value + convertToKw(other).value), unit: 'kw' };

/** A share of a power, in kW. */
export const scalePower = (power: Power, share: number): Power => ({
  value: roundKw(convertToKw(power).value * share),
  unit: 'kw',
});

/** kW of one unit of the excise's rate («за 0,75 кВт (1 л.с.)»). */
const KW_PER_EXCISE_UNIT = 0.75;

/** The excise at a rate for each 0.75 kW, unrounded. Where only horse-powers are known, one of them is one unit. */
export const multiplyByExciseUnits = (rub: Big, { value, unit }: Power): Big =>
  unit === 'hp' ? rub.times(value) : rub.times(value).div(KW_PER_EXCISE_UNIT);
