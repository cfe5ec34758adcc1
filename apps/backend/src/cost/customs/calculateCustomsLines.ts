import type { ReceiptLine } from '@vvoz/law/costTypes';
import type { CustomsContext } from '../context.ts';
import type { Facts } from '../factTypes.ts';
import { findExcisePower, findRecyclingPower, isElectric } from '../motors.ts';
import { calculateCommercialDuty, calculateElectricDuty, calculatePersonalDuty } from './duty.ts';
import { convertToKw } from '../power.ts';
import { calculateMachineDuty, calculateMachineFee } from './machinery.ts';
import { calculateMotorcycleDuty } from './motorcycles.ts';
import { calculateRecyclingFee } from './recycling.ts';
import { calculateClearanceFee, calculateExcise, calculateVat } from './taxes.ts';
import { calculateTruckDuty, calculateTruckFee } from './trucks.ts';

/** The excise by the facts about power. */
function calculateExciseLine(context: CustomsContext, facts: Facts): ReceiptLine {
  const power = findExcisePower(context.input, facts, context.settings);
  return calculateExcise(context, power, facts.exciseByKw ? convertToKw(power) : power);
}

function calculateCarLines(context: CustomsContext, facts: Facts): ReceiptLine[] {
  const { input } = context;
  const { ageMonths, singleRate } = facts;
  const recyclingPower = findRecyclingPower(input, facts);
  const fees = [calculateClearanceFee(context), calculateRecyclingFee(context, recyclingPower, ageMonths)];
  const electric = isElectric(input);
  if (input.payer === 'physic' && (!electric || singleRate))
    return [calculatePersonalDuty(context, ageMonths), ...fees];
  const duty = electric ? calculateElectricDuty(context) : calculateCommercialDuty(context, ageMonths);
  const taxes = [duty, calculateExciseLine(context, facts)];
  return [...taxes, calculateVat(context, taxes), ...fees];
}

/** The customs lines of a vehicle that is imported whole, in the order of a receipt. */
export function calculateCustomsLines(context: CustomsContext, facts: Facts): ReceiptLine[] {
  switch (context.input.kind) {
    case 'car':
      return calculateCarLines(context, facts);
    case 'motorcycle': {
      const before = [calculateMotorcycleDuty(context), calculateExciseLine(context, facts)];
      return [...before, calculateVat(context, before), calculateClearanceFee(context)];
    }
    case 'truck': {
      const duty = calculateTruckDuty(context, facts);
      const vat = calculateVat(context, [duty]);
      return [duty, vat, calculateClearanceFee(context), calculateTruckFee(context, facts)];
    }
    case 'machinery': {
      const duty = calculateMachineDuty(context, facts);
      const vat = calculateVat(context, [duty]);
      return [duty, vat, calculateClearanceFee(context), calculateMachineFee(context, facts)];
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
  | 'recycling'
  | 'trucks'
  | 'truckDuty'
  | 'motorcycleDuty';

const TABLE_NAMES: Readonly<Record<Table, string>> = {
  personalDuty: 'единая ставка',
  commercialDuty: 'пошлина',
  electricDuty: 'пошлина',
  excise: 'акциз',
  vat: 'НДС',
  clearanceFee: 'таможенный сбор',
  recycling: 'утилизационный сбор',
  trucks: 'утилизационный сбор',
  truckDuty: 'пошлина',
  motorcycleDuty: 'пошлина',
};

function listTables(input: CustomsContext['input']): readonly Table[] {
  const { kind, payer } = input;
  const electric = isElectric(input);
  if (kind === 'motorcycle') return ['motorcycleDuty', 'excise', 'vat', 'clearanceFee'];
  if (kind === 'truck') return ['truckDuty', 'vat', 'clearanceFee', 'trucks'];
  if (kind === 'machinery') return ['vat', 'clearanceFee'];
  if (payer === 'physic' && !electric) return ['personalDuty', 'clearanceFee', 'recycling'];
  return [electric ? 'electricDuty' : 'commercialDuty', 'excise', 'vat', 'clearanceFee', 'recycling'];
}

/** Russian names of the tables of low confidence that a calculation uses. */
export const listLowConfidenceTables = ({ input, tables }: Omit<CustomsContext, 'value'>): string[] =>
  listTables(input)
    .filter((table) => tables[table].certainty === 'low')
    .map((table) => TABLE_NAMES[table]);
