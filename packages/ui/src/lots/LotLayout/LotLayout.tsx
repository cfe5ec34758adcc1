import type { ReactNode } from 'react';
import * as css from './LotLayout.css.ts';

export interface LotLayoutProps {
  gallery: ReactNode;
  /** `LotOffer` or `LotResult`. */
  offer: ReactNode;
  facts: ReactNode;
  /** On phones the offer is above the pictures: for a lot that is gone. */
  offerFirst?: boolean;
}

/**
 * Layout of a lot page: pictures, price, facts, in this order on phones. From 1024 px the price is in a sticky side
 * column.
 */
export function LotLayout({ gallery, offer, facts, offerFirst = false }: LotLayoutProps) {
  const aside = <div className={css.offer}>{offer}</div>;
  return (
    <div className={css.layout}>
      {offerFirst ? aside : null}
      {gallery}
      {offerFirst ? null : aside}
      {facts}
    </div>
  );
}
