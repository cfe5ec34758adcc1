import type { Receipt, Variant } from '@vvoz/catalogue/cost/costTypes';
import { PRICE_LABELS } from '@vvoz/catalogue/cost/priceLabels';
import { totalText } from '../model/receiptText.ts';
import * as css from './VariantTabs.css.ts';

export interface ReceiptTab {
  readonly variant: Variant;
  /** «Полная пошлина» and the like unless said otherwise. */
  readonly label?: string;
  /** The page with this variant chosen. */
  readonly href: string;
  /** Absent where it could not be calculated. */
  readonly receipt?: Receipt;
  /** Why it could not, a sentence for the reader: «Не указан объём двигателя.» Without it: not just now. */
  readonly problem?: string;
}

export interface VariantTabsProps {
  tabs: readonly ReceiptTab[];
  current: Variant;
}

/** Ways to import one lot with what each costs: links, so that a variant has an address. */
export function VariantTabs({ tabs, current }: VariantTabsProps) {
  return (
    <nav aria-label="Способ ввоза">
      <ul className={css.tabs}>
        {tabs.map(({ variant, label = PRICE_LABELS[variant].name, href, receipt }) => (
          <li key={variant} className={css.item}>
            <a href={href} className={css.tab} {...(variant === current ? { 'aria-current': true } : {})}>
              <span className={css.label}>{label}</span>
              {receipt === undefined ? (
                <span className={css.missing}>нет расчёта</span>
              ) : (
                <span className={css.total}>{totalText(receipt)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
