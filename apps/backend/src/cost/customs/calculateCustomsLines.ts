import type { ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import type { Declared } from '../context.ts';
import { isElectric, type Facts } from '../facts.ts';
import { calculateCommercialDuty, calculateElectricDuty, calculatePersonalDuty } from './duty.ts';
import {
  calculateMachineryPayments,
  calculateMotorcycleDuty,
  calculateTruckPayments,
} from './preliminary.ts';
import { calculateRecyclingFee } from './recycling.ts';
import { calculateClearanceFee, calculateExcise, calculateVat } from './taxes.ts';

function calculateCarLines(declared: Declared, { ageMonths, power, recyclingPower }: Facts): ReceiptLine[] {
  const { input } = declared;
  const fees = [calculateClearanceFee(declared), calculateRecyclingFee(declared, recyclingPower, ageMonths)];
  const electric = isElectric(input);
  if (input.payer === 'physic' && !electric) return [calculatePersonalDuty(declared, ageMonths), ...fees];
  const duty = electric ? calculateElectricDuty(declared) : calculateCommercialDuty(declared, ageMonths);
  const taxes = [duty, calculateExcise(declared, power)];
  return [...taxes, calculateVat(declared, taxes), ...fees];
}

/** The customs lines of a vehicle that is imported whole, in the order of a receipt. */
export function calculateCustomsLines(declared: Declared, facts: Facts): ReceiptLine[] {
  switch (declared.input.kind) {
    case 'car':
      return calculateCarLines(declared, facts);
    case 'motorcycle': {
      const before = [calculateMotorcycleDuty(declared), calculateExcise(declared, facts.power)];
      return [...before, calculateVat(declared, before), calculateClearanceFee(declared)];
    }
    case 'truck': {
      const [duty, fee] = calculateTruckPayments(declared, facts);
      return [duty, calculateVat(declared, [duty]), calculateClearanceFee(declared), fee];
    }
    case 'machinery': {
      const [duty, fee] = calculateMachineryPayments(declared, facts);
      return [duty, calculateVat(declared, [duty]), calculateClearanceFee(declared), fee];
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

function listTables(input: Declared['input']): readonly Table[] {
  const { kind, payer } = input;
  const electric = isElectric(input);
  if (kind === 'motorcycle') return ['excise', 'vat', 'clearanceFee'];
  if (kind !== 'car') return ['vat', 'clearanceFee'];
  if (payer === 'physic' && !electric) return ['personalDuty', 'clearanceFee', 'recycling'];
  return [electric ? 'electricDuty' : 'commercialDuty', 'excise', 'vat', 'clearanceFee', 'recycling'];
}

/** Russian names of the tables of low confidence that a calculation uses. */
export const listLowConfidenceTables = ({ input, tables }: Omit<Declared, 'value'>): string[] =>
  listTables(input)
    .filter((table) => tables[table].confidence === 'low')
    .map((table) => TABLE_NAMES[table]);
