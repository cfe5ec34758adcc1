import { FIVE_YEARS, MONTHS_A_YEAR, THREE_YEARS } from './ages.ts';
import { FEE_CLASS_OF, type AgeClass, type FeeClass } from './classes.ts';
import type { Limit160 } from './costTypes.ts';
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

/** «до 160 л.с.», «зависит от мотора», «утильсбор без льготы». */
export function formatFeeClass(feeClass: FeeClass): string {
  if (feeClass === 'low') return formatPersonalPower();
  return feeClass === 'open' ? 'зависит от мотора' : 'утильсбор без льготы';
}

const formatKw = (kw: number): string => String(Math.round(kw));

/** «112 + 20…45 кВт»: what the limit of 160 hp depends on; undefined when the numbers are not known. */
export const formatLimitPower = ({ engineKw, motorKw }: Omit<Limit160, 'state'>): string | undefined =>
  engineKw === undefined || motorKw === undefined
    ? undefined
    : `${formatKw(engineKw)} + ${motorKw.map(formatKw).join('…')}\u00A0кВт`;

/** «до 160 л.с.», «зависит от мотора, 112 + 20…45 кВт», «утильсбор без льготы»: the three states with their numbers. */
export function formatLimit160({ state, ...numbers }: Limit160): string {
  const text = formatFeeClass(FEE_CLASS_OF[state]);
  return [text, state === 'open' ? formatLimitPower(numbers) : undefined].filter(Boolean).join(', ');
}

/** The conditions of the preferential fee, which the line of a receipt and the consent of a request say. */
export const PREFERENCE_CONDITIONS =
  'Льготный утильсбор: машина для себя, не больше одной в год, на имя того, кто ввозит; 12 месяцев не продавать и не дарить, иначе доплата до коммерческого';
