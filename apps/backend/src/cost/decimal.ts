import { Big } from 'big.js';

const HALF_UP = 1;

/** Decimals of this module; a quotient is cut, half up, after 30 places, far behind the kopeck. */
const Decimal = Big();
Decimal.DP = 30;
Decimal.RM = HALF_UP;

export type Decimal = Big;

/** A number as its shortest decimal text says: `dec(0.1)` is one tenth exactly. */
export const dec = (value: number | string): Decimal => new Decimal(value);

export const ZERO = dec(0);
export const ONE = dec(1);

/** 54 (per cent) → 0.54. */
export const share = (percent: number): Decimal => dec(percent).div(100);

/** ₽ → whole roubles, half up: the payment. */
export const roundRub = (rub: Decimal): number => rub.round(0, HALF_UP).toNumber();

/** ₽ to the kopeck, for showing. */
export const kopecks = (rub: Decimal): number => rub.round(2, HALF_UP).toNumber();

export const larger = (a: Decimal, b: Decimal): Decimal => (a.gte(b) ? a : b);
