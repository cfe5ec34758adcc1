import { CURRENCIES } from '@vvoz/catalogue/words/currencies';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import { formatDecimal } from '../formatDecimal.ts';

const roubles = (rub: number): string => formatMoney(Math.abs(rub), 'rub');

/** «дешевле на 45 000 ₽», «дороже на 45 000 ₽». */
export const formatDelta = (deltaRub: number): string =>
  `${deltaRub < 0 ? 'дешевле' : 'дороже'} на ${roubles(deltaRub)}`;

/** «на 45 000 ₽ дешевле». */
export const formatDeltaAmountFirst = (deltaRub: number): string =>
  `на ${roubles(deltaRub)} ${deltaRub < 0 ? 'дешевле' : 'дороже'}`;

/** «20 000 ¥»; the code stands for a currency that has no sign here. */
export function formatAmount(amount: number, currency: string): string {
  const known = CURRENCIES.find((each) => each === currency);
  return known ? formatMoney(amount, known) : `${formatDecimal(amount)}${NBSP}${currency.toUpperCase()}`;
}

/** A number with its unit, which never part. */
export const formatWithUnit = (value: number, unit: string): string =>
  `${formatDecimal(value)}${NBSP}${unit}`;

const DAY_AND_MONTH = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 2027-01-01 → «1 января». */
export const formatDayAndMonth = (day: string): string =>
  DAY_AND_MONTH.format(new Date(day)).replaceAll(/\s/g, NBSP);
