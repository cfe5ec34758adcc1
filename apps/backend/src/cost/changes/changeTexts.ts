import { CURRENCIES } from '@vvoz/catalogue/words/currencies';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import { formatDecimal } from '../formatDecimal.ts';

const formatRoubles = (rub: number): string => formatMoney(Math.abs(rub), 'rub');

/** «дешевле на 45 000 ₽», «дороже на 45 000 ₽». */
export const formatDelta = (deltaRub: number): string =>
  `${deltaRub < 0 ? 'дешевле' : 'дороже'} на ${formatRoubles(deltaRub)}`;

/** «на 45 000 ₽ дешевле». */
export const formatDeltaAmountFirst = (deltaRub: number): string =>
  `на ${formatRoubles(deltaRub)} ${deltaRub < 0 ? 'дешевле' : 'дороже'}`;

/** «20 000 ¥», or the code of the currency when it has no sign. */
export function formatAmount(amount: number, currency: string): string {
  const knownCurrency = CURRENCIES.find((each) => each === currency);
  return knownCurrency
    ? formatMoney(amount, knownCurrency)
    : `${formatDecimal(amount)}${NBSP}${currency.toUpperCase()}`;
}

/** A number and its unit, with a non-breaking space. */
export const formatWithUnit = (value: number, unit: string): string =>
  `${formatDecimal(value)}${NBSP}${unit}`;

const DAY_AND_MONTH = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 2027-01-01 → «1 января». */
export const formatDayAndMonth = (day: string): string =>
  DAY_AND_MONTH.format(new Date(day)).replaceAll(/\s/g, NBSP);
