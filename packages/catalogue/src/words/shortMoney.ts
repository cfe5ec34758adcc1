import { formatNumber, NBSP } from './format.ts';

const MILLION = 1_000_000;

/** Decimals without trailing zeros: 1,45; 1,2; 1. */
// slow-ok: the digits of a number
const trimZeros = (text: string): string => text.replace(/\.?0+$/, '').replace('.', ',');

const FIGURES = 3;

/** Three figures, also when the last ones are zeros: in millions («1,50», «12,3»), or in thousands below one million. */
const formatFigures = (rub: number, isMillions: boolean): string => {
  const value = rub / (isMillions ? MILLION : 1000);
  const rounded = Number(value.toPrecision(FIGURES));
  const whole = Math.max(1, Math.trunc(rounded)).toString().length;
  return isMillions ? rounded.toFixed(Math.max(0, FIGURES - whole)).replace('.', ',') : formatNumber(rounded);
};
const isInMillions = (rub: number): boolean => Math.round(rub / 1000) >= 1000;
const formatUnit = (isMillions: boolean): string => `${NBSP}${isMillions ? 'млн' : 'тыс.'}${NBSP}₽`;

/** A sum in three figures: 1 453 386 → «1,45 млн ₽», 1 499 700 → «1,50 млн ₽», 806 400 → «806 тыс. ₽». */
export const formatThreeFigures = (rub: number): string =>
  `${formatFigures(rub, isInMillions(rub))}${formatUnit(isInMillions(rub))}`;

/**
 * Two sums in three figures: «1,30–1,62 млн ₽», «960 тыс. – 1,02 млн ₽». Without the unit if it is that of `beside`, a
 * sum that stands above: «1,30–1,62».
 */
export function formatFiguresRange(low: number, high: number, beside?: number): string {
  const isMillions = isInMillions(high);
  if (isInMillions(low) !== isMillions)
    return `${formatFigures(low, false)}${NBSP}тыс.${NBSP}– ${formatThreeFigures(high)}`;
  const figures = `${formatFigures(low, isMillions)}–${formatFigures(high, isMillions)}`;
  return beside !== undefined && isInMillions(beside) === isMillions
    ? figures
    : `${figures}${formatUnit(isMillions)}`;
}

/** A rounded sum for comparing: 806 400 → «806 тыс. ₽», 1 448 982 → «1,45 млн ₽», 12 340 000 → «12,3 млн ₽». */
export function formatShortRub(rub: number): string {
  const thousands = Math.round(rub / 1000);
  if (thousands < 1000) return `${formatNumber(thousands)}${NBSP}тыс.${NBSP}₽`;
  const millions = rub / MILLION;
  return `${trimZeros(millions.toFixed(millions < 10 ? 2 : 1))}${NBSP}млн${NBSP}₽`;
}
