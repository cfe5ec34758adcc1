import type { Receipt, ReceiptVariant } from '../model/receipt.ts';
import { totalText, VARIANT_LABELS } from '../model/receiptText.ts';
import * as css from './VariantTabs.css.ts';

export interface ReceiptTab {
  readonly variant: ReceiptVariant;
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
  current: ReceiptVariant;
}

/** Ways to import one lot with what each costs: links, so that a variant has an address. */
export function VariantTabs({ tabs, current }: VariantTabsProps) {
  return (
    <nav aria-label="Способ ввоза">
      <ul className={css.tabs}>
        {tabs.map(({ variant, label = VARIANT_LABELS[variant], href, receipt }) => (
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
