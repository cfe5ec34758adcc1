import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { formatDayMonth, formatMoney } from '@vvoz/catalogue/words/format';
import * as offer from '../LotOffer/LotOffer.css.ts';
import * as css from './Appearances.css.ts';

/** The same car at another auction. */
export interface Appearance {
  readonly id: string;
  readonly type: CatalogueType;
  /** YYYY-MM-DD */
  readonly day?: string | undefined;
  readonly status: LotStatus;
  readonly price?: number | undefined;
}

const OUTCOMES: Readonly<Record<LotStatus, string>> = {
  coming: 'торги впереди',
  sold: 'продана',
  not_sold: 'не продана',
  cancelled: 'торги отменены',
  removed: 'снята с торгов',
  withdrawn: 'снята с торгов',
  unknown: 'итог неизвестен',
};

/** «3 окт, продана за 640 000 ¥». */
function formatAppearance({ day = '', status, price }: Appearance, currency: Currency): string {
  const outcome =
    status === 'sold' && price !== undefined
      ? `продана за ${formatMoney(price, currency)}`
      : OUTCOMES[status];
  return [formatDayMonth(day), outcome].filter(Boolean).join(', ');
}

/**
 * Links to the auctions where probably the same car was: the feeds have no number of the car, so hall, code, year, colour
 * and mileage decide. Renders nothing without one.
 */
export function Appearances({
  appearances,
  currency,
}: {
  appearances: readonly Appearance[];
  currency: Currency;
}) {
  if (appearances.length === 0) return null;
  return (
    <div>
      <h3 className={offer.label}>Похоже, эта же машина на других торгах</h3>
      <ul>
        {appearances.map((one) => (
          <li key={`${one.type}/${one.id}`}>
            <a className={css.link} href={formatLotHref(one)}>
              {formatAppearance(one, currency)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
