import type { ReactNode } from 'react';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { findOwnPrice } from '../model/prices.ts';
import * as css from './LotBar.css.ts';

export interface LotBarProps {
  lot: LotSummary;
  /** Shown instead of the lot's own price. */
  turnkey?: { label: string; amount: string };
  /** The request button. */
  children: ReactNode;
}

/** Bar at the bottom of the screen with the price and the request button; below 1024 px only. */
export function LotBar({ lot, turnkey, children }: LotBarProps) {
  const { label, amount }: { label: string; amount?: string } = turnkey ?? findOwnPrice(lot);
  return (
    <section className={cx(css.bar, noPrint)} aria-label="Цена и заявка" data-bottom-bar>
      <p className={css.price}>
        {amount === undefined ? null : <b className={css.amount}>{amount}</b>}
        {label}
      </p>
      <div className={css.action}>{children}</div>
    </section>
  );
}
