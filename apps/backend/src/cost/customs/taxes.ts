import type { ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import type { CustomsContext } from '../context.ts';
import { createRoubleLine } from '../lines.ts';
import { multiplyByHp, type Power } from '../power.ts';
import { findPowerRow, findRowWhere } from '../rows.ts';

/** The excise: the rate of the power's row applies to the whole power. */
export function calculateExcise({ tables, input }: CustomsContext, power: Power): ReceiptLine {
  const { source, rows, motorcycle } = tables.excise;
  const { rubPerHp, row } = findPowerRow(input.kind === 'motorcycle' ? motorcycle : rows, power);
  return createRoubleLine('excise', 'customs', multiplyByHp(rubPerHp, power), {
    act: source,
    row,
    basis: 'law',
  });
}

/** VAT on the customs value plus the rounded payments `before` it. */
export function calculateVat({ tables, value }: CustomsContext, before: readonly ReceiptLine[]): ReceiptLine {
  let base = value;
  for (const { amountRub } of before) base = base.plus(amountRub);
  return createRoubleLine('vat', 'customs', base.times(tables.vat.share), {
    act: tables.vat.source,
    row: tables.vat.row,
    basis: 'law',
  });
}

/** The fee for customs clearance, by customs value in roubles. */
export function calculateClearanceFee({ tables, value }: CustomsContext): ReceiptLine {
  const { source, rows } = tables.clearanceFee;
  const { feeRub, row } = findRowWhere(rows, ({ upToRub }) => upToRub === null || value.lte(upToRub));
  return createRoubleLine('clearance_fee', 'customs', feeRub, { act: source, row, basis: 'law' });
}
