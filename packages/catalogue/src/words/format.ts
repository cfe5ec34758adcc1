import { getCurrencySign, type Currency } from './currencies.ts';
import { MONTHS_GENITIVE } from './months.ts';

/** Non-breaking space, used by all formatters here. Intl uses different spaces, depending on the ICU version. */
export const NBSP = '\u00A0';

/** Word joiner: no line break here. */
const JOINER = '\u2060';

/** Keeps a range on one line: «пн–сб 9:00–19:00» may be broken at the space only. */
export const joinRanges = (text: string): string =>
  text.replace(/(?<=[\p{L}\d])–(?=[\p{L}\d])/gu, `–${JOINER}`);

/** 1248000 → «1 248 000», with non-breaking spaces. Whole numbers only: fractions are rounded half up. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value);
  // slow-ok: the digits of a number
  const grouped = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, NBSP);
  return rounded < 0 ? `\u2212${grouped}` : grouped;
}

/** «1 140 000 ¥», «9 800 000 ₩», «1 448 982 ₽». */
export const formatMoney = (amount: number, currency: Currency): string =>
  `${formatNumber(amount)}${NBSP}${getCurrencySign(currency)}`;

const PLURALS = new Intl.PluralRules('ru-RU');

/** Chooses the form of a noun for a count: [лот, лота, лотов]. */
export function pluralize(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = PLURALS.select(Math.abs(Math.round(count)));
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** «1 248 лотов». */
export const formatCount = (count: number, noun: readonly [string, string, string]): string =>
  `${formatNumber(count)}${NBSP}${pluralize(count, noun)}`;

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'] as const;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/;

/**
 * Formats a local date without a zone: `2026-11-25T09:40:00` → «ср 25 ноя, 09:40». Without a time, or at midnight, only
 * the day. Returns '' for a text of another form or an unknown month.
 */
export function formatLocalDate(local: string): string {
  const [, year, month, day, hour, minute] = LOCAL.exec(local) ?? [];
  const dayMonth = formatDayMonth(local);
  if (dayMonth === '') return '';
  const weekday = WEEKDAYS[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()];
  const date = `${weekday}${NBSP}${dayMonth}`;
  return hour === undefined || (hour === '00' && minute === '00') ? date : `${date}, ${hour}:${minute}`;
}

/** `2026-11-24` → «24 ноя»; '' for a text of another form or an unknown month. */
export function formatDayMonth(day: string): string {
  const [, , month, date] = LOCAL.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${Number(date)}${NBSP}${name}`;
}

/** `2026-11-24`, with or without a time → «24.11.2026». */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.');

/** `2026-11-12`, with or without a time → «12 ноября 2026»; '' for a text of another form or an unknown month. */
export function formatLongDay(day: string): string {
  const [, year, month, date] = LOCAL.exec(day) ?? [];
  const name = MONTHS_GENITIVE[Number(month) - 1];
  return name === undefined ? '' : `${Number(date)}${NBSP}${name}${NBSP}${year}`;
}

/** 1797 → «1,8 л». Below one litre with two decimals, to distinguish kei cars: 658 → «0,66 л». */
export function formatEngine(cc: number): string {
  const litres = cc / 1000;
  const text = litres < 1 ? litres.toFixed(2) : litres.toFixed(1);
  return `${text.replace('.', ',')}${NBSP}л`;
}
