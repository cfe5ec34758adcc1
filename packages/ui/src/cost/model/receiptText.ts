import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { currencySign } from '@vvoz/catalogue/words/currencies';
import type { Receipt, ReceiptCity, ReceiptPayer, ReceiptVariant } from './receipt.ts';

/** «1 448 982 ₽». */
export const rub = (amount: number): string => formatMoney(amount, 'rub');

const decimals = (value: number, most: number, least: number): string => {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(most).split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 ? '\u2212' : '';
  return `${sign}${formatNumber(Number(whole))}${kept === '' ? '' : `,${kept}`}`;
};

/** «1 140 000 ¥», «4 492,50 €»: cents only where there are some. */
export function moneyIn(amount: number, currency: string): string {
  const cents = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  return `${decimals(amount, cents, cents)}${NBSP}${currencySign(currency)}`;
}

/** ₽ for one unit: «0,59125», «100,5693», never fewer than two decimals. */
export const rateText = (rate: number): string => decimals(rate, 6, 2);

/** Keeps a figure together with its thousands and its unit, in texts that come with ordinary spaces. */
export const bound = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replaceAll(/(?<=\d) (?=₽|€|¥|%|см³|л\.с|кВт|лет|год)/g, NBSP)
    .replaceAll(/ (?=[–—×] )/g, NBSP);

/** 2026-11-24 → «24.11.2026». */
export const dayText = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.');

export const PAYER_LABELS: Readonly<Record<ReceiptPayer, string>> = { physic: 'Физлицо', jur: 'Юрлицо' };

export const VARIANT_LABELS: Readonly<Record<ReceiptVariant, string>> = {
  poshlina: 'Полная пошлина',
  construct: 'Конструктор',
  raspil: 'Распил',
  auction: 'Цена на аукционе',
  china: 'Цена в Китае',
  japan: 'Цена в Японии',
};

/** What a variant's total is called when it is not delivered and cleared. */
const ABROAD_TOTALS: Readonly<Partial<Record<ReceiptVariant, string>>> = {
  auction: 'Итого на аукционе',
  china: 'Итого в Китае',
  japan: 'Итого в Японии',
};

/** «Итого под ключ во Владивостоке», «Итого под ключ, Омск», «Итого в Китае». */
export function totalLabel(variant: ReceiptVariant, city: ReceiptCity | undefined): string {
  const abroad = ABROAD_TOTALS[variant];
  if (abroad !== undefined) return abroad;
  if (city === undefined) return 'Итого под ключ';
  return city.inside === undefined ? `Итого под ключ, ${city.name}` : `Итого под ключ ${city.inside}`;
}

/** The total as one line: «1 448 982 ₽», «1 448 982 – 5 240 582 ₽». */
export function totalText({ totals, interval }: Pick<Receipt, 'totals' | 'interval'>): string {
  if (interval === undefined) return rub(totals.total);
  return `${formatNumber(interval.low.totals.total)} – ${rub(interval.high.totals.total)}`;
}
