import type { Variant } from './costTypes.ts';

/** How a price is named, by the variant that it was calculated for (specification, section 4). */
export interface PriceLabel {
  /** Of a tab and a choice: «Конструктор», «Цена в Китае». */
  readonly name: string;
  /** Beside the sum on a card: «под полную пошлину», «в Китае». */
  readonly beside: string;
}

export const PRICE_LABELS: Readonly<Record<Variant, PriceLabel>> = {
  poshlina: {
    name: 'Полная пошлина',
    beside: 'под полную пошлину',
  },
  construct: {
    name: 'Конструктор',
    beside: 'конструктор',
  },
  raspil: {
    name: 'Распил',
    beside: 'распил',
  },
  auction: {
    name: 'Цена на аукционе',
    beside: 'на аукционе',
  },
  china: {
    name: 'Цена в Китае',
    beside: 'в Китае',
  },
  japan: {
    name: 'Цена в Японии',
    beside: 'в Японии',
  },
};

/** What arrives here, ready for plates or in parts. The others are prices abroad. */
const TURNKEY: ReadonlySet<Variant> = new Set(['poshlina', 'construct', 'raspil']);

/** Above the sum on a lot's page, «Под ключ, конструктор»; the place follows. */
export const formatPriceHeading = (variant: Variant): string =>
  TURNKEY.has(variant) ? `Под ключ, ${PRICE_LABELS[variant].name.toLowerCase()}` : PRICE_LABELS[variant].name;
