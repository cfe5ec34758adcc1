import type { ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import type { Declared } from '../context.ts';
import { roubleLine } from '../lines.ts';
import { timesHp, type Power } from '../power.ts';
import { rowOfPower, rowWhere } from '../rows.ts';

/** The whole power at the rate of its band. */
export function excise({ tables, input }: Declared, power: Power): ReceiptLine {
  const { source, rows, motorcycle } = tables.excise;
  const { rubPerHp, row } = rowOfPower(input.kind === 'motorcycle' ? motorcycle : rows, power);
  return roubleLine('excise', 'customs', timesHp(rubPerHp, power), { act: source, row, basis: 'law' });
}

/** On the value with the payments before it, as they were rounded. */
export function vat({ tables, value }: Declared, before: readonly ReceiptLine[]): ReceiptLine {
  let base = value;
  for (const { amountRub } of before) base = base.plus(amountRub);
  return roubleLine('vat', 'customs', base.times(tables.vat.share), {
    act: tables.vat.source,
    row: tables.vat.row,
    basis: 'law',
  });
}

/** By customs value in roubles. */
export function clearanceFee({ tables, value }: Declared): ReceiptLine {
  const { source, rows } = tables.clearanceFee;
  const { feeRub, row } = rowWhere(rows, ({ upToRub }) => upToRub === null || value.lte(upToRub));
  return roubleLine('clearance_fee', 'customs', feeRub, { act: source, row, basis: 'law' });
}
