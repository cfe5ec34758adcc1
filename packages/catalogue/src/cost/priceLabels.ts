import type { Variant } from './costTypes.ts';

/** How a price is named, by the variant that it was calculated for (specification, section 4). */
export interface PriceLabel {
  /** Of a tab and a choice: «Конструктор», «Цена в Китае». */
  readonly name: string;
  /** Beside the sum on a card: «под полную пошлину», «в Китае». */
  readonly beside: string;
  /** Above the sum on a lot's page; the place follows. */
  readonly heading: string;
  /** One sentence for whoever does not know the word. */
  readonly note: string;
}

export const PRICE_LABELS: Readonly<Record<Variant, PriceLabel>> = {
  poshlina: {
    name: 'Полная пошлина',
    beside: 'под полную пошлину',
    heading: 'Под ключ, полная пошлина',
    note: 'Ввезена целиком: пошлина, утилизационный сбор и документы оплачены, можно ставить на учёт.',
  },
  construct: {
    name: 'Конструктор',
    beside: 'конструктор',
    heading: 'Под ключ, конструктор',
    note: 'Разобрана в Японии, ввезена запчастями и собрана во Владивостоке. Оценка: официальной формулы нет.',
  },
  raspil: {
    name: 'Распил',
    beside: 'распил',
    heading: 'Под ключ, распил',
    note: 'Кузов разрезан: только на запчасти, на учёт поставить нельзя.',
  },
  auction: {
    name: 'Цена на аукционе',
    beside: 'на аукционе',
    heading: 'Цена на аукционе',
    note: 'Цена молотка без доставки, таможни и услуг.',
  },
  china: {
    name: 'Цена в Китае',
    beside: 'в Китае',
    heading: 'Цена в Китае',
    note: 'Цена продавца с расходами в Китае, без доставки и таможни.',
  },
  japan: {
    name: 'Цена в Японии',
    beside: 'в Японии',
    heading: 'Цена в Японии',
    note: 'Цена продавца с расходами в Японии, без фрахта и таможни.',
  },
};
