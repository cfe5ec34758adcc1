import { LIST_VARIANTS, type ListVariant, type Variant } from './costTypes.ts';

/** Labels of a price variant (specification, section 4). */
export interface PriceLabel {
  /** On a tab or an option: «Конструктор», «Цена в Китае». */
  readonly name: string;
  /** Shown next to the sum on a card: «под ключ», «в Китае». */
  readonly beside: string;
}

export const PRICE_LABELS: Readonly<Record<Variant, PriceLabel>> = {
  poshlina: {
    name: 'Полная пошлина',
    beside: 'под ключ',
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

/** True for a variant with all costs up to Russia. The others are prices abroad. */
export const isTurnkey = (variant: Variant): variant is ListVariant =>
  (LIST_VARIANTS as readonly Variant[]).includes(variant);

/** Heading of the sum on a lot's page: «Под ключ, конструктор». The caller appends the place. */
export const formatPriceHeading = (variant: Variant): string =>
  isTurnkey(variant) ? `Под ключ, ${PRICE_LABELS[variant].name.toLowerCase()}` : PRICE_LABELS[variant].name;
