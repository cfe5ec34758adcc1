import type { ReactNode } from 'react';
import * as css from './LotLayout.css.ts';

export interface LotLayoutProps {
  gallery: ReactNode;
  /** `LotOffer` or `LotResult`. */
  offer: ReactNode;
  facts: ReactNode;
}

/**
 * Layout of a lot page: pictures, price, facts, in this order on phones. From 1024 px the price is in a sticky side
 * column.
 */
export function LotLayout({ gallery, offer, facts }: LotLayoutProps) {
  return (
    <div className={css.layout}>
      {gallery}
      <div className={css.offer}>{offer}</div>
      {facts}
    </div>
  );
}
