import type { ReactNode } from 'react';
import * as css from './LotLayout.css.ts';

export interface LotLayoutProps {
  gallery: ReactNode;
  /** `LotOffer` or `LotResult`. */
  offer: ReactNode;
  facts: ReactNode;
}

/** Pictures, price, facts: in this order on a phone; from 1024 px the price stands at the side and stays in sight. */
export function LotLayout({ gallery, offer, facts }: LotLayoutProps) {
  return (
    <div className={css.layout}>
      {gallery}
      <div className={css.offer}>{offer}</div>
      {facts}
    </div>
  );
}
