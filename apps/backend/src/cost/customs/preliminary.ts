import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';
import type { ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import type { CustomsContext } from '../context.ts';
import { THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import { formatAgeOver, formatAgeUpTo } from '@vvoz/catalogue/cost/lawTexts';
import { type Facts } from '../facts.ts';
import { OPERATOR, createRoubleLine } from '../lines.ts';
import { percentToShare } from '../money.ts';
import { formatBound, formatDecimal } from '../formatDecimal.ts';
import type { Power } from '../power.ts';
import { findRowWhere } from '../rows.ts';

type Coefficients = readonly [number, number];

const calculateDuty = ({ value }: CustomsContext, percent: number, row: string): ReceiptLine =>
  createRoubleLine('duty', 'customs', value.times(percentToShare(percent)), {
    act: OPERATOR,
    row: `${row}: ${formatDecimal(percent)} %`,
    basis: 'setting',
  });

function calculateRecycling(
  base: number,
  [under3, older]: Coefficients,
  ageMonths: number,
  increase: Big,
  row: string,
): ReceiptLine {
  const young = ageMonths <= THREE_YEARS;
  const coefficient = young ? under3 : older;
  const increaseText = increase.eq(1) ? '' : ` × ${formatDecimal(increase.toNumber())}`;
  return createRoubleLine('recycling_fee', 'customs', new Big(base).times(coefficient).times(increase), {
    act: OPERATOR,
    row: `${row}; ${young ? formatAgeUpTo(THREE_YEARS) : formatAgeOver(THREE_YEARS)}: ${formatDecimal(base)} ₽ × ${formatDecimal(coefficient)}${increaseText}`,
    basis: 'setting',
  });
}

const NO_INCREASE = new Big(1);

/** A truck's duty by gross mass, and its recycling fee by gross mass and age. The rates of both are settings. */
export function calculateTruckPayments(
  context: CustomsContext,
  { massKg, ageMonths }: Facts,
): [ReceiptLine, ReceiptLine] {
  const { baseRub, rows } = context.settings.data.trucks;
  const row = findRowWhere(rows, ({ upToKg }) => upToKg === null || massKg <= upToKg);
  const text = `грузовик; ${formatBound(row.upToKg, rows.at(-2)?.upToKg, 'кг')}`;
  return [
    calculateDuty(context, row.dutyPercent, text),
    calculateRecycling(baseRub, row.coefficients, ageMonths, NO_INCREASE, text),
  ];
}

const toHp = ({ value, unit }: Power): number => (unit === 'hp' ? value : value / KW_PER_HP);

/** A machine's duty, and its recycling fee by power, age and yearly increase. The rates of both are settings. */
export function calculateMachineryPayments(
  context: CustomsContext,
  { recyclingPower, ageMonths }: Facts,
): [ReceiptLine, ReceiptLine] {
  const { baseRub, dutyPercent, rows, year, yearlyIncreasePercent } = context.settings.data.machinery;
  const hp = toHp(recyclingPower);
  const row = findRowWhere(rows, ({ belowHp }) => belowHp === null || hp < belowHp);
  const years = Math.max(0, Number(context.date.slice(0, 4)) - year);
  const increase = percentToShare(yearlyIncreasePercent).plus(1).pow(years);
  const bound =
    row.belowHp === null
      ? `от ${formatDecimal(rows.at(-2)?.belowHp ?? 0)} л.с.`
      : `менее ${formatDecimal(row.belowHp)} л.с.`;
  return [
    calculateDuty(context, dutyPercent, 'спецтехника'),
    calculateRecycling(baseRub, row.coefficients, ageMonths, increase, `спецтехника; ${bound}`),
  ];
}

/** A motorcycle's duty by displacement. The rates are settings. */
export function calculateMotorcycleDuty(context: CustomsContext): ReceiptLine {
  const rows = context.settings.data.motorcycles.duty;
  const cc = context.input.displacementCc ?? 0;
  const row = findRowWhere(rows, ({ upToCc }) => upToCc === null || cc <= upToCc);
  return calculateDuty(
    context,
    row.percent,
    `мотоцикл; ${formatBound(row.upToCc, rows.at(-2)?.upToCc, 'см³')}`,
  );
}
