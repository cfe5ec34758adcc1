import type { ReactNode } from 'react';
import { NBSP } from '@vvoz/api/catalog/format';
import { lotHref, lotName, lotVersion } from '@vvoz/api/catalog/lotText';
import { cx } from '../../css/cx.ts';
import { FactsLine } from '../FactsLine/FactsLine.tsx';
import type { WriteMoney } from '../model/inCurrency.ts';
import { ledger, ownPrice } from '../model/prices.ts';
import { houseLine } from '../model/words.ts';
import type { CardLot } from '../model/words.ts';
import { Badges } from './Badges.tsx';
import type { LotBadge } from './Badges.tsx';
import { CardPhoto } from './CardPhoto.tsx';
import * as css from './LotCard.css.ts';
import { Ledger, type LedgerRoom } from './Ledger.tsx';

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

export interface LotCardProps extends LotCardExtras {
  lot: CardLot;
  /** Of the photo, see `<img sizes>`. */
  sizes: string;
  /** Loads the photo at once and before others: the first card of a page. */
  priority?: boolean;
  /** Keeps two lines for badges, because a neighbour has some. */
  reserveBadges?: boolean;
  /** Lines that the longest ledger among the neighbours has. */
  ledgerRoom?: LedgerRoom;
  level?: 2 | 3 | 4;
}

/** Longer than «12 345 678 901 ¥», an amount is set smaller so that it stays on one line at 320 px. */
const LONG_AMOUNT = 15;

/** One lot in a `LotGrid`: photo, name, facts, auction, prices. The name's link covers the card. */
export function LotCard({
  lot,
  sizes,
  priority = false,
  reserveBadges = false,
  ledgerRoom,
  level = 3,
  turnkey,
  badges = [],
  money,
  actions,
}: LotCardProps) {
  const Heading = `h${level}` as const;
  const total: { label: string; amount?: string } = turnkey ?? ownPrice(lot);
  const version = lotVersion(lot);
  const long = turnkey?.interval || (total.amount?.length ?? 0) > LONG_AMOUNT;
  const badged = reserveBadges || badges.length > 0;
  return (
    <li className={css.card} data-lot={`${lot.type}/${lot.id}`}>
      <CardPhoto lot={lot} sizes={sizes} priority={priority} />
      <Heading className={css.title}>
        <a className={css.link} href={lotHref(lot)}>
          {lotName(lot)}
          {version === '' ? null : (
            <>
              {`${NBSP}· `}
              <span className={css.version}>{version}</span>
            </>
          )}
        </a>
      </Heading>
      <p className={css.facts}>
        <FactsLine lot={lot} />
      </p>
      <p className={css.house}>{houseLine(lot)}</p>
      <Ledger rows={ledger(lot, { withOwn: turnkey !== undefined, write: money })} room={ledgerRoom} />
      <p className={css.total}>
        <span className={css.totalLabel}>{total.label}</span>
        {total.amount === undefined ? null : (
          <b
            className={cx(
              css.amount,
              css.amountSize[long ? 'long' : 'large'],
              css.amountTone[turnkey?.tone ?? 'ink'],
            )}
          >
            {total.amount}
          </b>
        )}
      </p>
      {badged ? <Badges badges={badges} className={css.badges} /> : null}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </li>
  );
}
