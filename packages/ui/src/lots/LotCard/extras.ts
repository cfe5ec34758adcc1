import type { WriteMoney } from '../model/inCurrency.ts';
import type { LotBadge } from '@vvoz/catalogue/lots/lotCosts';
import type { TurnkeyPrice } from '../model/shownPrice.ts';

/** Content that a caller can add to a card besides the lot. */
export interface LotCardExtras {
  turnkey?: TurnkeyPrice | undefined;
  badges?: readonly LotBadge[] | undefined;
  /** Formats the lot's own prices; by default in their own currency. */
  money?: WriteMoney | undefined;
}
