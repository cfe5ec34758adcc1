import type { ReceiptLine } from '@vvoz/law/costTypes';
import type { CustomsContext } from '../context.ts';
import { THREE_YEARS } from '@vvoz/law/ages';
import { PREFERENCE_CONDITIONS } from '@vvoz/law/lawTexts';
import { isElectric } from '../motors.ts';
import { createLawText, createRoubleLine } from '../lines.ts';
import { isWithin, type Power } from '../power.ts';
import { findRow, findPowerRow } from '../rows.ts';
import type { RecyclingPayment } from '../tableSet.ts';

interface ByAge {
  readonly under3: RecyclingPayment;
  readonly older: RecyclingPayment;
}

/** The preferential payments for an individual's vehicle within the limits, otherwise the commercial ones. */
function selectPayments({ tables, input }: CustomsContext, power: Power): ByAge {
  const { personal, combustion, electric } = tables.recycling;
  const isPersonal = input.payer === 'physic';
  if (isElectric(input)) {
    if (isPersonal && isWithin(power, personal.electric)) return personal;
    return findRow(findPowerRow(electric, power).cells, 0);
  }
  const cc = input.displacementCc ?? 0;
  const { upToCc } = personal.combustion;
  if (isPersonal && isWithin(power, personal.combustion) && (upToCc === null || cc <= upToCc))
    return personal;
  return findRow(findPowerRow(combustion, power).cells, cc);
}

/** The recycling fee of a car (M1). `power`: engine, engine plus motor, or 30-minute power of an electric car. */
export function calculateRecyclingFee(context: CustomsContext, power: Power, ageMonths: number): ReceiptLine {
  const payments = selectPayments(context, power);
  const { rub, row } = ageMonths <= THREE_YEARS ? payments.under3 : payments.older;
  const { recycling } = context.tables;
  return createRoubleLine('recycling_fee', 'customs', rub, {
    ...createLawText(recycling, row),
    ...(payments === recycling.personal ? { note: PREFERENCE_CONDITIONS } : {}),
  });
}
