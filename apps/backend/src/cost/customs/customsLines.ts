import type { ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import type { Declared } from '../context.ts';
import { isElectric, type Facts } from '../facts.ts';
import { commercialDuty, electricDuty, personalDuty } from './duty.ts';
import { machineryPayments, motorcycleDuty, truckPayments } from './preliminary.ts';
import { recyclingFee } from './recycling.ts';
import { clearanceFee, excise, vat } from './taxes.ts';

function carLines(declared: Declared, { ageMonths, power, recyclingPower }: Facts): ReceiptLine[] {
  const { input } = declared;
  const last = [clearanceFee(declared), recyclingFee(declared, recyclingPower, ageMonths)];
  const electric = isElectric(input);
  if (input.payer === 'physic' && !electric) return [personalDuty(declared, ageMonths), ...last];
  const duty = electric ? electricDuty(declared) : commercialDuty(declared, ageMonths);
  const before = [duty, excise(declared, power)];
  return [...before, vat(declared, before), ...last];
}

/** What is paid to the customs for a vehicle that is cleared whole, in the order of a receipt. */
export function customsLines(declared: Declared, facts: Facts): ReceiptLine[] {
  switch (declared.input.kind) {
    case 'car':
      return carLines(declared, facts);
    case 'motorcycle': {
      const before = [motorcycleDuty(declared), excise(declared, facts.power)];
      return [...before, vat(declared, before), clearanceFee(declared)];
    }
    case 'truck': {
      const [duty, fee] = truckPayments(declared, facts);
      return [duty, vat(declared, [duty]), clearanceFee(declared), fee];
    }
    case 'machinery': {
      const [duty, fee] = machineryPayments(declared, facts);
      return [duty, vat(declared, [duty]), clearanceFee(declared), fee];
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

function tablesOf(input: Declared['input']): readonly Table[] {
  const { kind, payer } = input;
  const electric = isElectric(input);
  if (kind === 'motorcycle') return ['excise', 'vat', 'clearanceFee'];
  if (kind !== 'car') return ['vat', 'clearanceFee'];
  if (payer === 'physic' && !electric) return ['personalDuty', 'clearanceFee', 'recycling'];
  return [electric ? 'electricDuty' : 'commercialDuty', 'excise', 'vat', 'clearanceFee', 'recycling'];
}

/** Russian names of the tables that a calculation used though they were checked least. */
export const leastCheckedTables = ({ input, tables }: Omit<Declared, 'value'>): string[] =>
  tablesOf(input)
    .filter((table) => tables[table].confidence === 'low')
    .map((table) => TABLE_NAMES[table]);
