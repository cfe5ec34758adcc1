import { PRICE_LABELS } from '../cost/priceLabels.ts';
import type { Variant } from '../cost/costTypes.ts';
import { LIST_VARIANTS, type ListVariant } from '../query/viewChoice.ts';

/** A price of a template. Its label may differ from the variant's own: `auction` is «Цена в Корее» for Korean stock. */
export interface TemplatePrice {
  readonly variant: Variant;
  readonly label: string;
}

/** True for a variant with all costs up to Russia. */
export const isTurnkey = (variant: Variant): variant is ListVariant =>
  (LIST_VARIANTS as readonly Variant[]).includes(variant);

/** Makes the price of a variant, by default with the variant's own label. */
export const makeTemplatePrice = (
  variant: Variant,
  label: string = PRICE_LABELS[variant].name,
): TemplatePrice => ({
  variant,
  label,
});

/** Lists the import variants that a template shows prices for, the default first; empty for cars already in Russia. */
export const listTurnkeyVariants = ({
  prices,
}: {
  readonly prices: readonly TemplatePrice[];
}): readonly ListVariant[] => prices.map(({ variant }) => variant).filter(isTurnkey);
