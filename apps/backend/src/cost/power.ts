import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';

/**
 * Power in the unit in which it was given: each table keeps its bounds in both, and 310 hp belongs to the row
 * «228 kW = 310 hp» though it is 228.0046 kW.
 */
export interface Power {
  readonly value: number;
  readonly unit: 'hp' | 'kw';
}

/** Inclusive; null: no bound. */
export interface PowerBound {
  readonly upToHp: number | null;
  readonly upToKw: number | null;
}

export function isWithin(power: Power, { upToHp, upToKw }: PowerBound): boolean {
  const upTo = power.unit === 'hp' ? upToHp : upToKw;
  return upTo === null || power.value <= upTo;
}

const inKw = ({ value, unit }: Power): Big =>
  unit === 'kw' ? new Big(value) : new Big(value).times(KW_PER_HP);

/** Two sources of power together, kW. */
export const addPowers = (one: Power, other: Power): Power => ({
  value: inKw(one).plus(inKw(other)).toNumber(),
  unit: 'kw',
});

/** A share of it, in the same unit. */
export const scalePower = ({ value, unit }: Power, share: number): Power => ({
  value: new Big(value).times(share).toNumber(),
  unit,
});

/** The payment for the whole power at a rate a horse-power, unrounded. */
export const multiplyByHp = (rubPerHp: Big, { value, unit }: Power): Big =>
  unit === 'hp' ? rubPerHp.times(value) : rubPerHp.times(value).div(KW_PER_HP);
