import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';
import type { ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import type { Declared } from '../context.ts';
import { THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import { formatAgeOver, formatAgeUpTo } from '@vvoz/catalogue/cost/lawTexts';
import { type Facts } from '../facts.ts';
import { OPERATOR, createRoubleLine } from '../lines.ts';
import { percentToShare } from '../money.ts';
import { formatBound, formatDecimal } from '../formatDecimal.ts';
import type { Power } from '../power.ts';
import { findRowWhere } from '../rows.ts';

type Coefficients = readonly [number, number];

const calculateDuty = ({ value }: Declared, percent: number, row: string): ReceiptLine =>
  createRoubleLine('duty', 'customs', value.times(percentToShare(percent)), {
    act: OPERATOR,
    row: `${row}: ${formatDecimal(percent)} %`,
    basis: 'setting',
  });

function calculateRecycling(
  base: number,
  [under3, older]: Coefficients,
  ageMonths: number,
  rise: Big,
  row: string,
): ReceiptLine {
  const young = ageMonths <= THREE_YEARS;
  const coefficient = young ? under3 : older;
  const riseText = rise.eq(1) ? '' : ` × ${formatDecimal(rise.toNumber())}`;
  return createRoubleLine('recycling_fee', 'customs', new Big(base).times(coefficient).times(rise), {
    act: OPERATOR,
    row: `${row}; ${young ? formatAgeUpTo(THREE_YEARS) : formatAgeOver(THREE_YEARS)}: ${formatDecimal(base)} ₽ × ${formatDecimal(coefficient)}${riseText}`,
    basis: 'setting',
  });
}

const NO_RISE = new Big(1);

/** Duty by gross mass, and recycling fee by gross mass and age. Both are settings. */
export function calculateTruckPayments(
  declared: Declared,
  { massKg, ageMonths }: Facts,
): [ReceiptLine, ReceiptLine] {
  const { baseRub, rows } = declared.settings.data.trucks;
  const row = findRowWhere(rows, ({ upToKg }) => upToKg === null || massKg <= upToKg);
  const text = `грузовик; ${formatBound(row.upToKg, rows.at(-2)?.upToKg, 'кг')}`;
  return [
    calculateDuty(declared, row.dutyPercent, text),
    calculateRecycling(baseRub, row.coefficients, ageMonths, NO_RISE, text),
  ];
}

const toHp = ({ value, unit }: Power): number => (unit === 'hp' ? value : value / KW_PER_HP);

/** Duty, and recycling fee by power and age with the yearly rise. Both are settings. */
export function calculateMachineryPayments(
  declared: Declared,
  { recyclingPower, ageMonths }: Facts,
): [ReceiptLine, ReceiptLine] {
  const { baseRub, dutyPercent, rows, year, yearlyIncreasePercent } = declared.settings.data.machinery;
  const hp = toHp(recyclingPower);
  const row = findRowWhere(rows, ({ belowHp }) => belowHp === null || hp < belowHp);
  const years = Math.max(0, Number(declared.date.slice(0, 4)) - year);
  const rise = percentToShare(yearlyIncreasePercent).plus(1).pow(years);
  const bound =
    row.belowHp === null
      ? `от ${formatDecimal(rows.at(-2)?.belowHp ?? 0)} л.с.`
      : `менее ${formatDecimal(row.belowHp)} л.с.`;
  return [
    calculateDuty(declared, dutyPercent, 'спецтехника'),
    calculateRecycling(baseRub, row.coefficients, ageMonths, rise, `спецтехника; ${bound}`),
  ];
}

/** Duty by displacement, a setting. */
export function calculateMotorcycleDuty(declared: Declared): ReceiptLine {
  const rows = declared.settings.data.motorcycles.duty;
  const cc = declared.input.displacementCc ?? 0;
  const row = findRowWhere(rows, ({ upToCc }) => upToCc === null || cc <= upToCc);
  return calculateDuty(
    declared,
    row.percent,
    `мотоцикл; ${formatBound(row.upToCc, rows.at(-2)?.upToCc, 'см³')}`,
  );
}
