import { Big } from 'big.js';

/** Rounds a payment to whole roubles, half up. */
export const roundRub = (amount: Big): number => amount.round(0, Big.roundHalfUp).toNumber();

const HUNDRED = 100;

/** 54 → 0.54, exactly. */
export const percentToShare = (percent: number): Big => new Big(percent).div(HUNDRED);
