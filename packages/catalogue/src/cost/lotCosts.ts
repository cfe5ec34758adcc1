import type { LotSummary } from '../lots/lot.ts';
import type { ListVariant } from '../query/viewChoice.ts';

/** ₽, whole, turnkey in Vladivostok. */
export interface LotCost {
  /** The dearer one where the data leaves two. */
  readonly total: number;
  /** The cheaper one, where there are two. */
  readonly low?: number;
}

export type LotCosts = Readonly<Partial<Record<ListVariant, LotCost>>>;

/** A lot with what it costs, as far as it can be calculated. */
export type PricedLot = LotSummary & {
  readonly costs?: LotCosts;
  /** The calculator did not answer: the lot has costs that are not known now. */
  readonly unpriced?: true;
};
