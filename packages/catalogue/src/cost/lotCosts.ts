import type { LotSummary } from '../lots/lot.ts';
import type { ListVariant } from '../query/viewChoice.ts';

/** ₽, whole, turnkey in Vladivostok. */
export interface LotCost {
  /** The higher total if two are possible. */
  readonly total: number;
  /** The lower total, if two are possible. */
  readonly low?: number;
}

export type LotCosts = Readonly<Partial<Record<ListVariant, LotCost>>>;

/** A lot with its costs, as far as they can be calculated. */
export type PricedLot = LotSummary & {
  readonly costs?: LotCosts;
  /** The calculator did not answer: costs are temporarily unavailable. */
  readonly unpriced?: true;
};
