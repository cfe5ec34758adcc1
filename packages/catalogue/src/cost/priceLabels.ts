import type { Variant } from './costTypes.ts';

/** How a price is named, by the variant that it was calculated for (specification, section 4). */
export interface PriceLabel {
  /** Of a tab and a choice: «Конструктор», «Цена в Китае». */
  readonly name: string;
  /** Beside the sum on a card: «под полную пошлину», «в Китае». */
  readonly beside: string;
  /** Above the sum on a lot's page; the place follows. */
  readonly heading: string;
}

export const PRICE_LABELS: Readonly<Record<Variant, PriceLabel>> = {
  poshlina: {
    name: 'Полная пошлина',
    beside: 'под полную пошлину',
    heading: 'Под ключ, полная пошлина',
  },
  construct: {
    name: 'Конструктор',
    beside: 'конструктор',
    heading: 'Под ключ, конструктор',
  },
  raspil: {
    name: 'Распил',
    beside: 'распил',
    heading: 'Под ключ, распил',
  },
  auction: {
    name: 'Цена на аукционе',
    beside: 'на аукционе',
    heading: 'Цена на аукционе',
  },
  china: {
    name: 'Цена в Китае',
    beside: 'в Китае',
    heading: 'Цена в Китае',
  },
  japan: {
    name: 'Цена в Японии',
    beside: 'в Японии',
    heading: 'Цена в Японии',
  },
};
