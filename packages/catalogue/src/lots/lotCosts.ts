import type { LotSummary } from './lot.ts';
import type { ListVariant } from '@vvoz/law/costTypes';

/** Turnkey price of a lot in Vladivostok, whole roubles. */
export interface LotCost {
  /** The higher total if two are possible. */
  readonly total: number;
  /** The lower total, if two are possible. */
  readonly low?: number;
}

export type LotCosts = Readonly<Partial<Record<ListVariant, LotCost>>>;

/** A fact that affects the price: «до 160 л.с.». */
export interface LotBadge {
  /** `pos`: the fact lowers the price; `cri`: it raises the price; `cau`: it is uncertain or will change soon. */
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
