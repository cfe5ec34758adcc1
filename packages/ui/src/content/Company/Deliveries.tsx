import { formatCount, formatMoney } from '@vvoz/catalogue/words/format';
import { MONTH_NAMES } from '@vvoz/catalogue/words/months';
import { cx } from '../../css/cx.ts';
import { ruledCell } from '../../css/ruledCell.css.ts';
import * as css from './Company.css.ts';

export interface DeliveryItem {
  readonly title: string;
  readonly city: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly days: number;
  readonly route: string;
  readonly photo?:
    | { readonly src: string; readonly alt: string; readonly width: number; readonly height: number }
    | undefined;
  /** Whole roubles. */
  readonly estimate: number;
  readonly changes: readonly { readonly label: string; readonly amount: number }[];
  readonly final: number;
}

/** 2026-10 → «октябрь 2026». */
const formatMonth = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return `${MONTH_NAMES[(number ?? 1) - 1]} ${year}`;
};

/** «+ 7 328 ₽», «− 7 867 ₽». */
const formatChange = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}\u00A0${formatMoney(Math.abs(amount), 'rub')}`;

function Sum({ label, amount, isFinal = false }: { label: string; amount: string; isFinal?: boolean }) {
  return (
    <div className={cx(css.sum, isFinal && css.final)}>
      <dt>{label}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  );
}

/** Vehicles that were handed over: the estimate, what changed, and the final bill. */
export function Deliveries({ items }: { items: readonly DeliveryItem[] }) {
  return (
    <ul className={css.cells}>
      {items.map(({ title, city, month, days, route, photo, estimate, changes, final }) => (
        <li key={`${title} ${month}`} className={ruledCell}>
          {photo ? (
            <div className={css.frame}>
              <img {...photo} alt={photo.alt} className={css.photo} loading="lazy" decoding="async" />
            </div>
          ) : null}
          <h3 className={css.name}>{title}</h3>
          <p className={css.note}>
            {city}, {formatMonth(month)}. {route}: {formatCount(days, ['день', 'дня', 'дней'])}
          </p>
          <dl className={css.sums}>
            <Sum label="Смета" amount={formatMoney(estimate, 'rub')} />
            {changes.map(({ label, amount }) => (
              <Sum key={label} label={label} amount={formatChange(amount)} />
            ))}
            <Sum label="Итоговый счёт" amount={formatMoney(final, 'rub')} isFinal />
          </dl>
        </li>
      ))}
    </ul>
  );
}
