import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import type { ReceiptLine } from '@vvoz/law/costTypes';
import type { CustomsContext } from '../context.ts';
import type { Facts } from '../factTypes.ts';
import { createLawText, createRoubleLine } from '../lines.ts';
import { findRowWhere } from '../rows.ts';
import type { TruckDutyRow } from '../tableSet.ts';
import { createDutyLine } from './duty.ts';

function findAge(ageMonths: number): TruckDutyRow['age'] {
  if (ageMonths <= THREE_YEARS) return 'under3';
  if (ageMonths <= FIVE_YEARS) return 'from3to5';
  return ageMonths <= SEVEN_YEARS ? 'from5to7' : 'over7';
}

const isUpTo = (value: number, upTo: number | null): boolean => upTo === null || value <= upTo;

/** The duty of a lorry or van (8704) of any payer, by fuel, age, gross mass and displacement. */
export function calculateTruckDuty(context: CustomsContext, { massKg, ageMonths }: Facts): ReceiptLine {
  const { tables, input } = context;
  const fuel = input.fuel === 'diesel' || input.fuel === 'electric' ? input.fuel : 'petrol';
  const age = findAge(ageMonths);
  const row = findRowWhere(
    tables.truckDuty.rows,
    (each) =>
      each.fuel === fuel &&
      each.age === age &&
      isUpTo(massKg, each.upToKg) &&
      isUpTo(input.displacementCc ?? 0, each.upTo),
  );
  return createDutyLine(row, context, tables.truckDuty, 'Таможенная пошлина');
}

/** The recycling fee of a lorry or van (N1–N3) of any payer, by gross mass and age. There is no preference. */
export function calculateTruckFee({ tables }: CustomsContext, { massKg, ageMonths }: Facts): ReceiptLine {
  const { under3, older, certainty } = findRowWhere(tables.trucks.rows, ({ upToKg }) =>
    isUpTo(massKg, upToKg),
  );
  const { rub, row } = ageMonths <= THREE_YEARS ? under3 : older;
  return createRoubleLine('recycling_fee', 'customs', rub, createLawText(tables.trucks, row, certainty));
}
