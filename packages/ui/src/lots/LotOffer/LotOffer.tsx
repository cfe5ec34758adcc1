import type { ReactNode } from 'react';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { Badges } from '../LotCard/Badges.tsx';
import type { LotBadge } from '@vvoz/catalogue/lots/lotCosts';
import { NBSP } from '@vvoz/catalogue/words/format';
import { formatClock } from '../model/auctionClock.ts';
import { formatAuctionTime } from '../model/auctionTime.ts';
import { listLedgerRows, findOwnPrice } from '../model/prices.ts';
import { listSaleRows } from '../model/saleRows.ts';
import { Amount } from './Amount.tsx';
import * as css from './LotOffer.css.ts';
import { PanelRows } from './PanelRows.tsx';

export interface LotOfferProps {
  lot: Lot;
  /** Shown instead of the lot's own price: the turnkey price with its heading. */
  turnkey?: ReactNode;
  badges?: readonly LotBadge[];
  /** The main action: the request button or link. Below 1024 px the bar of the page has it, so that one is on screen. */
  request?: ReactNode;
  /** The auction time, instead of the panel's own line. */
  clock?: ReactNode;
  /** Secondary links: share, print. */
  actions?: ReactNode;
  /** Wraps the part that no script renders again: price, facts of the sale, request. */
  wrapFixed?: (part: ReactNode) => ReactNode;
  /** Content below a rule: the highest bid for a budget. */
  children?: ReactNode;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Panel of a lot that is still for sale: its price, when and where it is auctioned, and how to request it. */
export function LotOffer({
  lot,
  turnkey,
  badges = [],
  request,
  clock,
  actions,
  wrapFixed = (part) => part,
  children,
}: LotOfferProps) {
  const ownPrice = findOwnPrice(lot);
  const time = hasFixedPrice(lot) ? undefined : formatAuctionTime(lot);
  const prices = listLedgerRows(lot, { withOwn: turnkey !== undefined }).filter(
    ({ label }) => label !== 'Торги',
  );
  return (
    <section className={css.panel} aria-labelledby="offer-title">
      {wrapFixed(
        <>
          {turnkey ?? (
            <div>
              <h2 id="offer-title" className={ownPrice.amount === undefined ? css.words : css.label}>
                {capitalize(ownPrice.label)}
              </h2>
              {ownPrice.amount === undefined ? null : <Amount text={ownPrice.amount} />}
            </div>
          )}
          <PanelRows rows={[...prices, ...listSaleRows(lot)]} />
          <Badges badges={badges} />
          {request === undefined ? null : <div className={css.request}>{request}</div>}
        </>,
      )}
      {clock ??
        (hasFixedPrice(lot) ? null : (
          <p className={css.time}>
            {time === undefined ? (
              'Дата торгов не назначена'
            ) : (
              <>
                Торги <b>{<time dateTime={time.dateTime}>{time.text}</time>}</b>
                {time.hour === undefined ? null : (
                  <>
                    {` ${time.hour.by} `}
                    <span className={css.small}>
                      · {formatClock('moscow', time.hour.at, time.dateTime)} по{NBSP}Москве
                    </span>
                  </>
                )}
              </>
            )}
          </p>
        ))}
      {actions}
      {children}
    </section>
  );
}
