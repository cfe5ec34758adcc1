/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones the table is laid out as blocks, and Safari then drops the table semantics */
import type { DeliveryCity, Receipt } from '@vvoz/law/costTypes';
import { NBSP } from '@vvoz/catalogue/words/format';
import { Info } from '../../primitives/Info/Info.tsx';
import { formatRub, formatTotalLabel } from '../model/receiptText.ts';
import { formatReceiptCaption, buildReceiptSections } from '../model/receiptView.ts';
import type { ReceiptRow } from '../model/receiptView.ts';
import * as css from './ReceiptTable.css.ts';

export interface ReceiptTableProps {
  receipt: Receipt;
  /** City that the total includes delivery to. */
  city?: DeliveryCity | undefined;
  /** Which price of the lot the receipt starts from: «средняя за 90 дней». */
  priceNote?: string | undefined;
}

const COLUMNS = 6;

/** The header row of the receipt; the skeleton uses it too. */
export function ReceiptHead() {
  return (
    <thead role="rowgroup" className={css.headPart}>
      <tr role="row" className={css.head}>
        <th role="columnheader" scope="col">
          Статья
        </th>
        <th role="columnheader" scope="col" className={css.number}>
          Сумма
        </th>
        <th role="columnheader" scope="col" className={css.number}>
          Курс
        </th>
        <th role="columnheader" scope="col">
          Дата курса
        </th>
        <th role="columnheader" scope="col">
          Правило
        </th>
        <th role="columnheader" scope="col" className={css.number}>
          ₽
        </th>
      </tr>
    </thead>
  );
}

function Line({ row }: { row: ReceiptRow }) {
  return (
    <tr role="row" className={css.row}>
      <th role="rowheader" scope="row" className={css.label}>
        {row.label}
      </th>
      <td role="cell" className={css.detail}>
        {row.sum}
      </td>
      <td role="cell" className={css.rate}>
        {row.rate}
      </td>
      <td role="cell" className={css.day}>
        {row.rateDay}
      </td>
      <td role="cell" className={css.rule}>
        {row.rule}
        {row.act === undefined ? null : (
          <>
            {NBSP}
            <Info label={`Основание: ${row.label}`} size="s">
              {row.act}
            </Info>
          </>
        )}
      </td>
      <td role="cell" className={css.amount}>
        {row.amount}
      </td>
    </tr>
  );
}

/** Table with every line of the cost: sum, rate, date and rule; then subtotals and the total. */
export function ReceiptTable({ receipt, city, priceNote }: ReceiptTableProps) {
  const { interval, totals, variant } = receipt;
  return (
    <table role="table" className={css.table}>
      <caption className={css.caption}>{formatReceiptCaption(receipt)}</caption>
      <ReceiptHead />
      {buildReceiptSections(receipt, priceNote).map(({ group, title, rows, subtotal }) => (
        <tbody key={group} role="rowgroup" className={css.part}>
          <tr role="row" className={css.section}>
            <th role="rowheader" scope="rowgroup" colSpan={COLUMNS - 1} className={css.label}>
              {title}
            </th>
            <td role="cell" className={css.number}>
              {subtotal}
            </td>
          </tr>
          {rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </tbody>
      ))}
      <tfoot role="rowgroup" className={css.part}>
        <tr role="row" className={css.total}>
          <th role="rowheader" scope="row" colSpan={COLUMNS - 2} className={css.totalLabel}>
            {formatTotalLabel(variant, city)}
          </th>
          <td role="cell" colSpan={2} className={css.totalAmount}>
            {interval === undefined ? (
              formatRub(totals.total)
            ) : (
              <>
                <span className={css.end}>от {formatRub(interval.low.totals.total)}</span>
                <span className={css.end}>до {formatRub(interval.high.totals.total)}</span>
              </>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
