import type { ReactNode } from 'react';
import type { WriteMoney } from '../model/inCurrency.ts';
import type { LotBadge } from './Badges.tsx';
import type * as css from './LotCard.css.ts';

/** A price in roubles on this side of the border, worked out elsewhere. */
export interface TurnkeyPrice {
  /** «под полную пошлину», «конструктор», «вышел бы под ключ». */
  label: string;
  /** «1 448 982 ₽», or an interval «1 852 809 – 3 340 409 ₽». */
  amount: string;
  interval?: boolean;
  /** `muted` while it is being worked out anew. */
  tone?: keyof typeof css.amountTone;
}

/** What a caller may know about a lot beyond its record. */
export interface LotCardExtras {
  turnkey?: TurnkeyPrice | undefined;
  badges?: readonly LotBadge[] | undefined;
  /** Writes the lot's own prices; in their own currency by default. */
  money?: WriteMoney | undefined;
  /** Buttons in the photo's corner: heart, compare. They lie above the card's link. */
  actions?: ReactNode;
}
