import type { ReactNode } from 'react';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import { MONTHS_GENITIVE } from '@vvoz/catalogue/words/months';
import { Amount } from '../LotOffer/Amount.tsx';
import * as css from '../LotOffer/LotOffer.css.ts';
import { PanelRows } from '../LotOffer/PanelRows.tsx';
import { listLedgerRows, findOwnPrice } from '../model/prices.ts';
import { listSaleRows } from '../model/saleRows.ts';
import { describeResult } from './resultText.ts';

export interface LotResultProps {
  lot: Lot;
  /** What a sold lot would cost today, turnkey: «≈ 1,50 млн ₽». */
  today?: string | undefined;
  /** How its price compares with similar sales: «на 8 % ниже похожих: пробег меньше на 30 тыс.». */
  deal?: string | undefined;
  /** Lots to buy instead. */
  alternatives?: ReactNode;
  /** A link to request a similar lot; below 1024 px the bar of the page has it. */
  request?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** «Продан 23 ноября за 1 223 000 ¥»; undefined for a lot whose price is not known. */
function formatSale({ status, finish, currency, auctionDate = '' }: Lot): string | undefined {
  if (status !== 'sold' || !finish) return undefined;
  const month = MONTHS_GENITIVE[Number(auctionDate.slice(5, 7)) - 1];
  const day = month === undefined ? '' : `${Number(auctionDate.slice(8, 10))}${NBSP}${month} `;
  return `Продан ${day}за${NBSP}${formatMoney(finish, currency)}`;
}

/**
 * Panel of a lot that is no longer for sale: the outcome and its price, what it would cost today, what to buy instead.
 * The source's average is not among its rows: beside the comparison it would be a second typical price.
 */
export function LotResult({ lot, today, deal, alternatives, request, actions, children }: LotResultProps) {
  const result = describeResult(lot);
  if (result === undefined) return null;
  const sale = formatSale(lot);
  const { label, amount } = findOwnPrice(lot);
  const prices = listLedgerRows(lot, { withOwn: false }).filter((row) => row.label !== 'Средняя');
  return (
    <section className={css.panel} aria-labelledby="offer-title">
      <div>
        <h2 id="offer-title" className={css.result}>
          {sale ?? result.title}
        </h2>
        <p className={today === undefined ? css.small : undefined}>
          {today === undefined ? result.text : `Сегодня под ключ ${today}`}
        </p>
        {deal === undefined ? null : <p className={css.small}>{deal}</p>}
      </div>
      {sale === undefined ? (
        <div>
          <p className={css.label}>{label.charAt(0).toUpperCase() + label.slice(1)}</p>
          {amount === undefined ? null : <Amount text={amount} />}
        </div>
      ) : null}
      {alternatives}
      {request === undefined ? null : <div className={css.request}>{request}</div>}
      <PanelRows rows={[...prices, ...listSaleRows(lot)]} />
      {actions}
      {children}
    </section>
  );
}
