import type { ReceiptLine } from '@vvoz/law/costTypes';
import type { CustomsContext } from '../context.ts';
import { createLawText, createRoubleLine } from '../lines.ts';
import { findRowWhere } from '../rows.ts';

/** The duty of a motorcycle (8711) of any payer, by displacement. Its age does not matter. */
export function calculateMotorcycleDuty({ tables, input, value }: CustomsContext): ReceiptLine {
  const { motorcycleDuty } = tables;
  const cc = input.displacementCc ?? 0;
  const { share, row } =
    input.fuel === 'electric'
      ? { share: motorcycleDuty.electricShare, row: motorcycleDuty.electricRow }
      : findRowWhere(motorcycleDuty.rows, ({ belowCc }) => belowCc === null || cc < belowCc);
  return createRoubleLine('duty', 'customs', value.times(share), createLawText(motorcycleDuty, row));
}
