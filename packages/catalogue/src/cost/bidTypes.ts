import type { Receipt, Variant } from './costTypes.ts';

/** A dearer lot that costs less in the end: a rate falls above a bound of customs value. */
export interface CheaperAbove {
  /** In `currency`; a multiple of the bid step. */
  readonly bid: number;
  readonly currency: string;
  /** By how much it is above the price of the question, in `currency`. */
  readonly raise: number;
  /** Whole roubles. */
  readonly total: number;
  /** Against the total of the question's price; below zero. */
  readonly deltaRub: number;
  /** Of the receipt for `bid`. */
  readonly receiptId: string;
}

/** Bids that are over the budget though a higher bid is within it; both ends are among them. */
export interface OverBudget {
  readonly from: number;
  readonly to: number;
  /** What the dearest of them costs; whole roubles. */
  readonly total: number;
}

/** How much may be bid so that everything together stays within a budget. */
export interface BidAnswer {
  /** The highest bid of all whose total is within the budget, in `currency`; null: none is. */
  readonly bid: number | null;
  readonly currency: string;
  /** What bids are multiples of. */
  readonly step: number;
  /** ₽. */
  readonly budgetRub: number;
  readonly variant: Variant;
  /** For `bid`. Its own total, the dearer of two outcomes, is what the budget was held against. */
  readonly receipt: Receipt | null;
  /**
   * The lowest run of bids below `bid` that break the budget; null: every bid up to `bid` fits. A lot won for less than
   * the highest bid may cost more, so a bidder who must not go over stays below `from`.
   */
  readonly overBudgetBelow: OverBudget | null;
  /** For the price of the question, where it has one. Nothing above `bid` is ever cheaper than `bid`. */
  readonly cheaperAbove: CheaperAbove | null;
}
