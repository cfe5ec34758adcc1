import { PRICE_LABELS } from '@vvoz/law/priceLabels';
import { PRICE_NOTES } from '@vvoz/law/priceNotes';
import type { CalcTerms } from '@vvoz/law/costTypes';
import { PAYER_LABELS } from '@vvoz/law/receiptWords';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { getCurrencySign } from '@vvoz/catalogue/words/currencies';
import { NBSP } from '@vvoz/catalogue/words/format';
import { describeOldRate, formatRateDay } from '../model/rateAge.ts';
import * as css from './PriceNote.css.ts';

export interface PriceNoteProps {
  template: Template;
  query: CatalogueQuery;
  rates: CalcTerms['rates'];
  /** YYYY-MM-DD, for the age of the rates. */
  today: string;
}

/** «¥», «€»; yuan have a sign of their own, because other lists are in yen. */
const formatUnit = (currency: string): string => (currency === 'cny' ? 'CN¥' : getCurrencySign(currency));

/** Roubles for one unit, always with four decimals: «0,5500», «100,5693». */
const formatListRate = (rub: number): string => rub.toFixed(4).replace('.', ',');

/**
 * Explains the prices of a list, nothing where the lots' own prices are the full ones: for which payer, delivered where, from
 * which lot price, at which exchange rates.
 */
export function PriceNote({ template, query, rates, today }: PriceNoteProps) {
  if (template.variants.length === 0) return null;
  const { variant = 'poshlina', payer = 'physic' } = query.view ?? {};
  const basis =
    template.group === 'stats'
      ? 'от цены продажи'
      : template.group === 'auction'
        ? 'от цены, за которую обычно уходят такие лоты, а где продаж мало — от средней или от старта'
        : 'от цены предложения';
  const shownRates = rates.filter(({ currency }) => currency === template.currency || currency === 'eur');
  const oldRate = describeOldRate(
    shownRates.map(({ date }) => date),
    today,
  );
  return (
    <p className={css.note}>
      Цена под ключ — Владивосток, {PAYER_LABELS[payer].toLowerCase()},{' '}
      {PRICE_LABELS[variant].name.toLowerCase()}, {basis}. {PRICE_NOTES[variant]}
      {shownRates.length === 0
        ? null
        : ` Курс: ${shownRates
            .map(
              ({ currency, rub, date }) =>
                `1${NBSP}${formatUnit(currency)}${NBSP}— ${formatListRate(rub)}${NBSP}₽ ${formatRateDay(date, today)}`,
            )
            .join('; ')}.`}
      {oldRate === undefined ? null : <strong className={css.old}> {oldRate}.</strong>}
    </p>
  );
}
