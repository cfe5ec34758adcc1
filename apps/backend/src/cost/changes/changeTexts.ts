import { CURRENCIES } from '@vvoz/catalogue/words/currencies';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import { numberText } from '../numberText.ts';

const roubles = (rub: number): string => formatMoney(Math.abs(rub), 'rub');

/** «дешевле на 45 000 ₽», «дороже на 45 000 ₽». */
export const cheaperBy = (deltaRub: number): string =>
  `${deltaRub < 0 ? 'дешевле' : 'дороже'} на ${roubles(deltaRub)}`;

/** «на 45 000 ₽ дешевле». */
export const byCheaper = (deltaRub: number): string =>
  `на ${roubles(deltaRub)} ${deltaRub < 0 ? 'дешевле' : 'дороже'}`;

/** «20 000 ¥»; the code stands for a currency that has no sign here. */
export function moneyText(amount: number, currency: string): string {
  const known = CURRENCIES.find((each) => each === currency);
  return known ? formatMoney(amount, known) : `${numberText(amount)}${NBSP}${currency.toUpperCase()}`;
}

/** A number with its unit, which never part. */
export const withUnit = (value: number, unit: string): string => `${numberText(value)}${NBSP}${unit}`;

const DAY_AND_MONTH = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 2027-01-01 → «1 января». */
export const dayOfMonth = (day: string): string =>
  DAY_AND_MONTH.format(new Date(day)).replaceAll(/\s/g, NBSP);
