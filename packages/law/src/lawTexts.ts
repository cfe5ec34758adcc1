import { formatMoney, formatNumber } from '../words/format.ts';
import { FIVE_YEARS, MONTHS_A_YEAR, THREE_YEARS } from './ages.ts';
import type { AgeClass, FeeClass } from './classes.ts';
import { LAW } from './lawFigures.ts';

// Functions, not constants: a bundler leaves out those that a page does not call.

/** Formats an age limit in full months: «до 3 лет». */
export const formatAgeUpTo = (months: number): string => `до ${months / MONTHS_A_YEAR} лет`;
/** «старше 5 лет». */
export const formatAgeOver = (months: number): string => `старше ${months / MONTHS_A_YEAR} лет`;
/** «3–5 лет». */
export const formatAgeBetween = (over: number, upTo: number): string =>
  `${over / MONTHS_A_YEAR}–${upTo / MONTHS_A_YEAR} лет`;

/** «3–5 лет», the ages that are cheapest to clear. */
export const formatPassingAges = (): string => formatAgeBetween(THREE_YEARS, FIVE_YEARS);

/** «до 3 лет», «проходные 3–5 лет», «старше 5 лет». */
export function formatAgeClass(ageClass: AgeClass): string {
  if (ageClass === 'passing') return `проходные ${formatPassingAges()}`;
  return ageClass === 'under3' ? formatAgeUpTo(THREE_YEARS) : formatAgeOver(FIVE_YEARS);
}

/** «до 160 л.с.»: the limit of the preferential fee. The displacement limit is omitted, because it seldom decides. */
export const formatPersonalPower = (): string => `до ${LAW.personalPowerHp} л.с.`;

/** «до 160 л.с.», «утильсбор без льготы». */
export const formatFeeClass = (feeClass: FeeClass): string =>
  feeClass === 'low' ? formatPersonalPower() : 'утильсбор без льготы';

/** «3 400 или 5 200 ₽»: the preferential fees. */
export function formatPersonalFees(): string {
  const [under3, older] = LAW.personalFeesRub;
  return `${formatNumber(under3)} или ${formatMoney(older, 'rub')}`;
}

/** 1 492 800 → «1,5». */
const formatMillions = (rub: number): string => (rub / 1_000_000).toFixed(1).replace('.', ',');

/** «утильсбор 5 200 ₽ вместо 1,5–3,5 млн»: the fee of a car over three years with and without the preference. */
export function formatFeeSaving(): string {
  const [, older] = LAW.personalFeesRub;
  return `утильсбор ${formatMoney(older, 'rub')} вместо ${LAW.commercialFeesRub.map(formatMillions).join('–')} млн`;
}
