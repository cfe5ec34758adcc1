import type { ReactNode } from 'react';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { Amount } from '../LotOffer/Amount.tsx';
import * as css from '../LotOffer/LotOffer.css.ts';
import { PanelRows } from '../LotOffer/PanelRows.tsx';
import { compareWithAverage } from '../model/comparedWithAverage.ts';
import { listLedgerRows, findOwnPrice } from '../model/prices.ts';
import { listSaleRows } from '../model/saleRows.ts';
import { describeResult } from './resultText.ts';

export interface LotResultProps {
  lot: Lot;
  /** A link to request a similar lot. */
  request?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Panel of a lot that is no longer for sale: the outcome, the final price and how it compares with the average. */
export function LotResult({ lot, request, actions, children }: LotResultProps) {
  const result = describeResult(lot);
  if (result === undefined) return null;
  const { label, amount } = findOwnPrice(lot);
  const compared = lot.status === 'sold' ? compareWithAverage(lot) : undefined;
  return (
    <section className={css.panel} aria-labelledby="offer-title">
      <div>
        <h2 id="offer-title" className={css.result}>
          {result.title}
        </h2>
        <p className={css.small}>{result.text}</p>
      </div>
      <div>
        <p className={css.label}>{label.charAt(0).toUpperCase() + label.slice(1)}</p>
        {amount === undefined ? null : <Amount text={amount} />}
        {compared === undefined ? null : <p className={css.small}>{compared}</p>}
      </div>
      <PanelRows rows={[...listLedgerRows(lot, { withOwn: false }), ...listSaleRows(lot)]} />
      {request}
      {actions}
      {children}
    </section>
  );
}
