import type { WriteMoney } from '../model/inCurrency.ts';
import type { LotBadge } from '@vvoz/catalogue/cost/lotCosts';
import type * as css from './LotCard.css.ts';

/** A turnkey price in roubles, calculated elsewhere. */
export interface TurnkeyPrice {
  /** «под полную пошлину», «конструктор», «вышел бы под ключ». */
  label: string;
  /** «1 448 982 ₽», or an interval «1 852 809 – 3 340 409 ₽». */
  amount: string;
  interval?: boolean;
  /** `muted` while the price is being recalculated. */
  tone?: keyof typeof css.amountTone;
}

/** Content that a caller can add to a card besides the lot. */
export interface LotCardExtras {
  turnkey?: TurnkeyPrice | undefined;
  badges?: readonly LotBadge[] | undefined;
  /** Formats the lot's own prices; by default in their own currency. */
  money?: WriteMoney | undefined;
}
