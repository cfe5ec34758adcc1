import { PRICE_LABELS } from '@vvoz/catalogue/cost/priceLabels';
import type { CalcTerms } from '@vvoz/catalogue/cost/costTypes';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { NBSP } from '@vvoz/catalogue/words/format';
import * as css from './PriceNote.css.ts';

export interface PriceNoteProps {
  template: Template;
  query: CatalogQuery;
  rates: CalcTerms['rates'];
}

const rateText = (rub: number): string => rub.toFixed(4).replace('.', ',');
const day = (date: string): string => date.split('-').toReversed().join('.');

/** What the sums of a list are: for whom, where, from which price, by which rates. */
export function PriceNote({ template, query, rates }: PriceNoteProps) {
  const { variant = 'poshlina', payer = 'physic' } = query.view ?? {};
  const basis =
    template.group === 'stats' ? 'от цены продажи' : 'от средней цены таких же лотов, где её нет — от старта';
  const shown = rates.filter(({ currency }) => currency === template.currency || currency === 'eur');
  return (
    <p className={css.note}>
      Цена под ключ — Владивосток, {payer === 'physic' ? 'физлицо' : 'юрлицо'},{' '}
      {PRICE_LABELS[variant].name.toLowerCase()}, {basis}. {PRICE_LABELS[variant].note}
      {shown.length === 0
        ? null
        : ` Курс: ${shown
            .map(
              ({ currency, rub, date }) =>
                `${currency.toUpperCase()} ${rateText(rub)}${NBSP}₽ на ${day(date)}`,
            )
            .join('; ')}.`}
    </p>
  );
}
