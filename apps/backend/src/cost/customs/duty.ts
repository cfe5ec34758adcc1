import type { Big } from 'big.js';
import type { Certainty } from '@vvoz/law/certainty';
import type { ReceiptLine } from '@vvoz/law/costTypes';
import type { CustomsContext } from '../context.ts';
import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import {
  createForeignLine,
  createLawText,
  createLineRate,
  createRoubleLine,
  type LineText,
} from '../lines.ts';
import { getRate } from '../rates.ts';
import { findRow, findRowWhere } from '../rows.ts';
import type { TableSource } from '../tableSchema.ts';
import type { DutyRow } from '../tableSet.ts';

/** The line for a row: the larger of its share of the value and its amount per cm³, or the only one that it has. */
export function createDutyLine(
  row: DutyRow & { readonly certainty?: Certainty },
  { value, rates, input }: CustomsContext,
  table: TableSource,
  label: string,
): ReceiptLine {
  const text: LineText = { ...createLawText(table, row.row, row.certainty), label };
  const byValue = row.share ? value.times(row.share) : null;
  if (!row.eurPerCc) return createRoubleLine('duty', 'customs', byValue ?? 0, text);
  const rate = getRate(rates, 'eur', 'eurRate');
  const euros: Big = row.eurPerCc.times(input.displacementCc ?? 0);
  if (byValue?.gte(euros.times(rate.rub))) return createRoubleLine('duty', 'customs', byValue, text);
  return createForeignLine(
    'duty',
    'customs',
    { amount: euros, currency: 'eur' },
    createLineRate(rate, rate.rub),
    text,
  );
}

/**
 * The single payment of an individual for a combustion engine or a parallel hybrid. It replaces duty, excise and VAT.
 */
export function calculatePersonalDuty(context: CustomsContext, ageMonths: number): ReceiptLine {
  const { tables, rates, value, input } = context;
  const { under3, from3to5, over5 } = tables.personalDuty;
  const label = 'Таможенная пошлина (единая ставка)';
  if (ageMonths <= THREE_YEARS) {
    const { rub } = getRate(rates, 'eur', 'eurRate');
    const row = findRowWhere(under3, ({ upTo }) => upTo === null || value.lte(rub.times(upTo)));
    return createDutyLine(row, context, tables.personalDuty, label);
  }
  const rows = ageMonths <= FIVE_YEARS ? from3to5 : over5;
  return createDutyLine(findRow(rows, input.displacementCc ?? 0), context, tables.personalDuty, label);
}

/** The duty of a legal entity for a combustion engine or a parallel hybrid. */
export function calculateCommercialDuty(context: CustomsContext, ageMonths: number): ReceiptLine {
  const { petrol, diesel } = context.tables.commercialDuty;
  const table = context.input.fuel === 'diesel' ? diesel : petrol;
  const older = ageMonths <= SEVEN_YEARS ? table.from3to7 : table.over7;
  const rows = ageMonths <= THREE_YEARS ? table.under3 : older;
  return createDutyLine(
    findRow(rows, context.input.displacementCc ?? 0),
    context,
    context.tables.commercialDuty,
    'Таможенная пошлина',
  );
}

/** The duty of any payer for an electric car or a series hybrid. */
export const calculateElectricDuty = ({ tables, value }: CustomsContext): ReceiptLine =>
  createRoubleLine(
    'duty',
    'customs',
    value.times(tables.electricDuty.share),
    createLawText(tables.electricDuty, tables.electricDuty.row),
  );
