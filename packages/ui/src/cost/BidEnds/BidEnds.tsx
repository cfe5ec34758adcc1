import type { Currency } from '@vvoz/catalogue/words/currencies';
import { formatMoney, formatNumber } from '@vvoz/catalogue/words/format';
import * as css from './BidEnds.css.ts';

/** A bid with the total of its receipt. */
export interface BidEndLink {
  /** «обычно от». */
  readonly label: string;
  /** Whole units of the lot's currency. */
  readonly price: number;
  /** ₽ */
  readonly total: number;
  /** The page with the receipt of this bid. */
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface BidEndsProps {
  ends: readonly BidEndLink[];
  currency: Currency;
  /** The name of the switch, of which a page has two. */
  label?: string;
}

/**
 * The switch between the receipts of an estimate: at the price that a tenth of such lots stay below, at the usual one,
 * and at the one that a tenth exceed. Links, so that each receipt has an address. Renders nothing without an estimate.
 */
export function BidEnds({ ends, currency, label: name = 'Ставка' }: BidEndsProps) {
  if (ends.length === 0) return null;
  return (
    <nav aria-label={name}>
      <ul className={css.ends}>
        {ends.map(({ label, price, total, href, isCurrent }) => (
          <li key={label} className={css.item}>
            <a href={href} className={css.end} {...(isCurrent ? { 'aria-current': true } : {})}>
              <span className={css.small}>{label}</span>
              <b className={css.total}>{formatNumber(total)}</b>
              <span className={css.small}>{formatMoney(price, currency)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
