import { ledger, ownPrice } from '../model/prices.ts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LotCardExtras } from './extras.ts';
import type * as css from './LotCard.css.ts';

/** The room that each part of a card's foot takes, the same for all cards of a list. */
export interface CardRoom {
  /** Two lines for badges. */
  readonly badges: boolean;
  /** Lines of the ledger. */
  readonly ledger: keyof typeof css.ledgerRoom;
  /** A price that stands under its words. */
  readonly total: keyof typeof css.totalRoom;
}

/** Longer than «12 345 678 901 ¥», an amount is set smaller so that it stays on one line at 320 px. */
const LONG_AMOUNT = 15;

/** True where the large amount is set smaller and takes a line of its own. */
export const isLong = (lot: LotSummary, turnkey: LotCardExtras['turnkey']): boolean =>
  turnkey?.interval === true || ((turnkey ?? ownPrice(lot)).amount?.length ?? 0) > LONG_AMOUNT;

/** What the largest of the cards needs. */
export function roomOf(cards: readonly ({ readonly lot: LotSummary } & LotCardExtras)[]): CardRoom {
  const lines = cards.map(({ lot, turnkey }) => ledger(lot, { withOwn: turnkey !== undefined }).length);
  return {
    badges: cards.some(({ badges }) => badges !== undefined && badges.length > 0),
    ledger: Math.min(3, Math.max(0, ...lines)) as CardRoom['ledger'],
    total: cards.some(({ lot, turnkey }) => isLong(lot, turnkey)) ? 'long' : 'large',
  };
}
