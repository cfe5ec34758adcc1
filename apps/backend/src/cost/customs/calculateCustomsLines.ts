import type { ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import type { CustomsContext } from '../context.ts';
import { isElectric, type Facts } from '../facts.ts';
import { calculateCommercialDuty, calculateElectricDuty, calculatePersonalDuty } from './duty.ts';
import {
  calculateMachineryPayments,
  calculateMotorcycleDuty,
  calculateTruckPayments,
} from './preliminary.ts';
import { calculateRecyclingFee } from './recycling.ts';
import { calculateClearanceFee, calculateExcise, calculateVat } from './taxes.ts';

function calculateCarLines(
  context: CustomsContext,
  { ageMonths, power, recyclingPower }: Facts,
): ReceiptLine[] {
  const { input } = context;
  const fees = [calculateClearanceFee(context), calculateRecyclingFee(context, recyclingPower, ageMonths)];
  const electric = isElectric(input);
  if (input.payer === 'physic' && !electric) return [calculatePersonalDuty(context, ageMonths), ...fees];
  const duty = electric ? calculateElectricDuty(context) : calculateCommercialDuty(context, ageMonths);
  const taxes = [duty, calculateExcise(context, power)];
  return [...taxes, calculateVat(context, taxes), ...fees];
}

/** The customs lines of a vehicle that is imported whole, in the order of a receipt. */
export function calculateCustomsLines(context: CustomsContext, facts: Facts): ReceiptLine[] {
  switch (context.input.kind) {
    case 'car':
      return calculateCarLines(context, facts);
    case 'motorcycle': {
      const before = [calculateMotorcycleDuty(context), calculateExcise(context, facts.power)];
      return [...before, calculateVat(context, before), calculateClearanceFee(context)];
    }
    case 'truck': {
      const [duty, fee] = calculateTruckPayments(context, facts);
      return [duty, calculateVat(context, [duty]), calculateClearanceFee(context), fee];
    }
    case 'machinery': {
      const [duty, fee] = calculateMachineryPayments(context, facts);
      return [duty, calculateVat(context, [duty]), calculateClearanceFee(context), fee];
    }
  }
}

type Table =
  | 'personalDuty'
  | 'commercialDuty'
  | 'electricDuty'
  | 'excise'
  | 'vat'
  | 'clearanceFee'
  | 'recycling';

const TABLE_NAMES: Readonly<Record<Table, string>> = {
  personalDuty: 'единая ставка',
  commercialDuty: 'пошлина',
  electricDuty: 'пошлина',
  excise: 'акциз',
  vat: 'НДС',
  clearanceFee: 'таможенный сбор',
  recycling: 'утилизационный сбор',
};

function listTables(input: CustomsContext['input']): readonly Table[] {
  const { kind, payer } = input;
  const electric = isElectric(input);
  if (kind === 'motorcycle') return ['excise', 'vat', 'clearanceFee'];
  if (kind !== 'car') return ['vat', 'clearanceFee'];
  if (payer === 'physic' && !electric) return ['personalDuty', 'clearanceFee', 'recycling'];
  return [electric ? 'electricDuty' : 'commercialDuty', 'excise', 'vat', 'clearanceFee', 'recycling'];
}

/** Russian names of the tables of low confidence that a calculation uses. */
export const listLowConfidenceTables = ({ input, tables }: Omit<CustomsContext, 'value'>): string[] =>
  listTables(input)
    .filter((table) => tables[table].confidence === 'low')
    .map((table) => TABLE_NAMES[table]);
