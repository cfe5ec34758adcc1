import type { Receipt, Variant } from './costTypes.ts';

/** A higher bid with a lower total: a rate drops above a limit of customs value. */
export interface CheaperAbove {
  /** In `currency`; a multiple of the bid step. */
  readonly bid: number;
  readonly currency: string;
  /** Difference from the requested price, in `currency`. */
  readonly raise: number;
  /** Whole roubles. */
  readonly total: number;
  /** Difference from the total of the requested price; negative. */
  readonly deltaRub: number;
  /** Id of the receipt for `bid`. */
  readonly receiptId: string;
}

/** A range of bids that exceed the budget although a higher bid fits. Both ends are inclusive. */
export interface OverBudget {
  readonly from: number;
  readonly to: number;
  /** Highest total in the range, whole roubles. */
  readonly total: number;
}

/** The highest bid whose total stays within a budget. */
export interface BidResponse {
  /** The highest bid whose total is within the budget, in `currency`; null if no bid fits. */
  readonly bid: number | null;
  readonly currency: string;
  /** Bids are multiples of this step. */
  readonly step: number;
  /** ₽. */
  readonly budgetRub: number;
  readonly variant: Variant;
  /** Receipt for `bid`. Its total (the higher of two outcomes) was compared with the budget. */
  readonly receipt: Receipt | null;
  /**
   * The lowest range of bids below `bid` that exceed the budget; null: every bid up to `bid` fits. A lower winning bid
   * can have a higher total. All bids below `from` fit.
   */
  readonly overBudgetBelow: OverBudget | null;
  /**
   * How often such a lot sells for `bid` or less, 0.02 … 0.98, as the back-test of the estimates found; absent without an
   * estimate in the request, and without a bid.
   */
  readonly chance?: number;
  /** A bid above the requested price that costs less in total; null if there is none, or no price was given. */
  readonly cheaperAbove: CheaperAbove | null;
}
