import type { Receipt } from '@vvoz/law/costTypes';
import { formatTotal, formatTotalLabel } from '../model/receiptText.ts';
import { buildReceiptSections } from '../model/receiptView.ts';
import { ruledCell } from '../../css/ruledCell.css.ts';
import * as css from './CompactReceipt.css.ts';

export interface CompactReceiptProps {
  receipt: Receipt;
  /** Which price of the lot the receipt starts from: «средняя цена таких лотов». */
  priceNote?: string | undefined;
}

/** A receipt as three columns of lines with their subtotals, and the total; without rates and rules. */
export function CompactReceipt({ receipt, priceNote }: CompactReceiptProps) {
  return (
    <div className={css.receipt}>
      <div className={css.groups}>
        {buildReceiptSections(receipt).map(({ group, title, rows, subtotal }) => (
          <section key={group} className={ruledCell}>
            <h3>{title}</h3>
            <dl className={css.lines}>
              {rows.map(({ key, label, sum, amount }) => (
                <div key={key} className={css.line}>
                  <dt className={css.label}>{sum === undefined ? label : `${label}, ${sum}`}</dt>
                  <dd className={css.amount}>{amount}</dd>
                </div>
              ))}
            </dl>
            <p className={css.subtotal}>{subtotal} ₽</p>
          </section>
        ))}
      </div>
      <p className={css.total}>
        <span className={css.totalLabel}>
          {formatTotalLabel(receipt.variant, undefined)} во Владивостоке
          {priceNote === undefined ? null : `, от цены «${priceNote}»`}
        </span>
        <b className={css.sum}>{formatTotal(receipt)}</b>
      </p>
    </div>
  );
}
