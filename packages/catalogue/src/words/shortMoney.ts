import { formatNumber, NBSP } from './format.ts';

const MILLION = 1_000_000;

/** Decimals without trailing zeros: 1,45; 1,2; 1. */
// slow-ok: the digits of a number
const trimZeros = (text: string): string => text.replace(/\.?0+$/, '').replace('.', ',');

/** A rounded sum for comparing: 806 400 → «806 тыс. ₽», 1 448 982 → «1,45 млн ₽», 12 340 000 → «12,3 млн ₽». */
export function formatShortRub(rub: number): string {
  const thousands = Math.round(rub / 1000);
  if (thousands < 1000) return `${formatNumber(thousands)}${NBSP}тыс.${NBSP}₽`;
  const millions = rub / MILLION;
  return `${trimZeros(millions.toFixed(millions < 10 ? 2 : 1))}${NBSP}млн${NBSP}₽`;
}
