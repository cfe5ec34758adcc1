import type { LotSummary } from './lot.ts';
import type { ListVariant } from '@vvoz/law/costTypes';

/** Turnkey price of a lot in Vladivostok, whole roubles. */
export interface LotCost {
  /** The higher total if two are possible. */
  readonly total: number;
  /** The lower total, if two are possible. */
  readonly low?: number;
  /** Why two are possible: «мощность». */
  readonly reason?: string;
  /** The totals at the ends of the estimate: what such lots usually cost. Absent without an estimate. */
  readonly usual?: { readonly low: number; readonly high: number };
}

export type LotCosts = Readonly<Partial<Record<ListVariant, LotCost>>>;

/** A fact that affects the price: «до 160 л.с.». */
export interface LotBadge {
  /** `pos`: the fact lowers the price; `cri`: a sum, a comparison; `cau`: it is uncertain. */
  readonly tone: 'pos' | 'cau' | 'cri';
  readonly icon: 'check' | 'warn' | 'hourglass' | 'info';
  readonly text: string;
}

/** A lot with its costs, as far as they can be calculated. */
export type PricedLot = LotSummary & {
  readonly costs?: LotCosts;
  /** Facts that affect the price, as texts. Made on the server, so that the tables of the law are not in the bundle. */
  readonly badges?: readonly LotBadge[];
  /** The calculator did not answer: costs are temporarily unavailable. */
  readonly unpriced?: true;
};
