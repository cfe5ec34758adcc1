/** What a price is asked for: cleared, taken apart, cut for parts, or the price abroad alone (specification, section 4). */
export type PriceVariant = 'poshlina' | 'construct' | 'raspil' | 'auction' | 'china' | 'japan';

export const PRICE_LABELS: Readonly<Record<PriceVariant, string>> = {
  poshlina: 'Полная пошлина',
  construct: 'Конструктор',
  raspil: 'Распил',
  auction: 'Цена на аукционе',
  china: 'Цена в Китае',
  japan: 'Цена в Японии',
};

/** A price that a template shows, with its name there: the cost engine's «auction» is «Цена в Корее» for Korean stock. */
export interface TemplatePrice {
  readonly variant: PriceVariant;
  readonly label: string;
}

/** A variant under its own name, or under the one given. */
export const priceOf = (variant: PriceVariant, label: string = PRICE_LABELS[variant]): TemplatePrice => ({
  variant,
  label,
});
