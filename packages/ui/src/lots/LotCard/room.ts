import { listLedgerRows, findOwnPrice } from '../model/prices.ts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LotCardExtras } from './extras.ts';
import type * as css from './LotCard.css.ts';

/** Space reserved for each part of a card's foot, the same for all cards of a list. */
export interface CardRoom {
  /** A line for a badge. */
  readonly badges: boolean;
  /** Number of ledger lines. */
  readonly ledger: keyof typeof css.ledgerRoom;
  /** `long` for a price below its label. */
  readonly total: keyof typeof css.totalRoom;
  /** Lines for how sure the price is. */
  readonly sure: 0 | 1 | 2;
}

/** «12 345 678 901 ¥». A longer amount is set smaller, so that it fits one line at 320 px. */
const MAX_LARGE_LENGTH = 15;

/** «ставка и вид гибрида, считайте 979 тыс. ₽» fits one line of a card in three columns; a longer text takes two. */
const MAX_SURE_LENGTH = 42;

/** True when the large amount is set smaller, on a line of its own. */
export const isLong = (lot: LotSummary, turnkey: LotCardExtras['turnkey']): boolean =>
  turnkey?.interval === true || ((turnkey ?? findOwnPrice(lot)).amount?.length ?? 0) > MAX_LARGE_LENGTH;

/** The space that the largest of the cards needs. */
export function measureRoom(cards: readonly ({ readonly lot: LotSummary } & LotCardExtras)[]): CardRoom {
  const lines = cards.map(
    ({ lot, turnkey }) => listLedgerRows(lot, { withOwn: turnkey !== undefined }).length,
  );
  const sure = Math.max(0, ...cards.map(({ turnkey }) => turnkey?.sure?.length ?? 0));
  return {
    badges: cards.some(({ badges }) => badges !== undefined && badges.length > 0),
    ledger: Math.min(3, Math.max(0, ...lines)) as CardRoom['ledger'],
    total: cards.some(({ lot, turnkey }) => isLong(lot, turnkey)) ? 'long' : 'large',
    sure: sure === 0 ? 0 : sure <= MAX_SURE_LENGTH ? 1 : 2,
  };
}
