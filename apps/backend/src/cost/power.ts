import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';

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

const toKw = ({ value, unit }: Power): Big =>
  unit === 'kw' ? new Big(value) : new Big(value).times(KW_PER_HP);

/** Adds two powers. The result is in kW. */
export const addPowers = (one: Power, other: Power): Power => ({
  value: toKw(one).plus(toKw(other)).toNumber(),
  unit: 'kw',
});

/** A share of a power, in the same unit. */
export const scalePower = ({ value, unit }: Power, share: number): Power => ({
  value: new Big(value).times(share).toNumber(),
  unit,
});

/** The payment at a rate per horsepower, unrounded. */
export const multiplyByHp = (rubPerHp: Big, { value, unit }: Power): Big =>
  unit === 'hp' ? rubPerHp.times(value) : rubPerHp.times(value).div(KW_PER_HP);
