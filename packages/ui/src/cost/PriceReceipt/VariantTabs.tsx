import type { Receipt, Variant } from '@vvoz/law/costTypes';
import { PRICE_LABELS } from '@vvoz/law/priceLabels';
import { WAY_LIMITS } from '@vvoz/law/priceNotes';
import { formatTotal } from '../model/receiptText.ts';
import * as css from './VariantTabs.css.ts';

export interface ReceiptTab {
  readonly variant: Variant;
  /** «Полная пошлина» and the like by default. */
  readonly label?: string;
  /** The page with this variant selected. */
  readonly href: string;
  /** Absent when the variant could not be calculated. */
  readonly receipt?: Receipt;
  /** Why it could not be calculated: «Не указан объём двигателя.» Absent after a temporary failure. */
  readonly problem?: string;
}

export interface VariantTabsProps {
  tabs: readonly ReceiptTab[];
  current: Variant;
}

/** The import variants of one lot, each with its total. They are links, so that each variant has an address. */
export function VariantTabs({ tabs, current }: VariantTabsProps) {
  return (
    <nav aria-label="Способ ввоза">
      <ul className={css.tabs}>
        {tabs.map(({ variant, label = PRICE_LABELS[variant].name, href, receipt }) => (
          <li key={variant} className={css.item}>
            <a href={href} className={css.tab} {...(variant === current ? { 'aria-current': true } : {})}>
              <span className={css.label}>
                {label}
                {WAY_LIMITS[variant] === undefined ? null : (
                  <span className={css.limit}>{WAY_LIMITS[variant]}</span>
                )}
              </span>
              {receipt === undefined ? (
                <span className={css.missing}>нет расчёта</span>
              ) : (
                <span className={css.total}>{formatTotal(receipt)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
