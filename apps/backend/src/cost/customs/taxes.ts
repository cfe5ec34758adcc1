import type { Certainty } from '@vvoz/law/certainty';
import type { CostInput, ReceiptLine } from '@vvoz/law/costTypes';
import type { CustomsContext } from '../context.ts';
import { createLawText, createRoubleLine } from '../lines.ts';
import { isParallel } from '../motors.ts';
import { multiplyByExciseUnits, type Power } from '../power.ts';
import { findPowerRow, findRowWhere } from '../rows.ts';

/** That a hybrid's motor counts for the excise is known from one source. */
const findCertainty = (certainty: Certainty, input: CostInput): Certainty =>
  certainty === 'certain' && input.kind === 'car' && (isParallel(input) || input.fuel === 'series_hybrid')
    ? 'one_source'
    : certainty;

/**
 * The excise: the rate of the power's row applies to the whole power, for each 0.75 kW or each horse-power.
 * @param band the power that decides the row; another unit than `power`'s has other bounds
 */
export function calculateExcise({ tables, input }: CustomsContext, power: Power, band: Power): ReceiptLine {
  const { rows, motorcycle } = tables.excise;
  const { rubPerHp, row, certainty } = findPowerRow(input.kind === 'motorcycle' ? motorcycle : rows, band);
  return createRoubleLine(
    'excise',
    'customs',
    multiplyByExciseUnits(rubPerHp, power),
    createLawText(tables.excise, row, findCertainty(certainty ?? tables.excise.certainty, input)),
  );
}

/** VAT on the customs value plus the rounded payments `before` it. */
export function calculateVat({ tables, value }: CustomsContext, before: readonly ReceiptLine[]): ReceiptLine {
  let base = value;
  for (const { amountRub } of before) base = base.plus(amountRub);
  return createRoubleLine(
    'vat',
    'customs',
    base.times(tables.vat.share),
    createLawText(tables.vat, tables.vat.row),
  );
}

/** The fee for customs clearance, by customs value in roubles. */
export function calculateClearanceFee({ tables, value }: CustomsContext): ReceiptLine {
  const { rows } = tables.clearanceFee;
  const { feeRub, row } = findRowWhere(rows, ({ upToRub }) => upToRub === null || value.lte(upToRub));
  return createRoubleLine('clearance_fee', 'customs', feeRub, createLawText(tables.clearanceFee, row));
}
