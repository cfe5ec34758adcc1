import { PRICE_LABELS } from '../cost/priceLabels.ts';
import type { Variant } from '../cost/costTypes.ts';
import { LIST_VARIANTS, type ListVariant } from '../query/viewChoice.ts';

/** A price that a template shows, with its name there: the cost engine's «auction» is «Цена в Корее» for Korean stock. */
export interface TemplatePrice {
  readonly variant: Variant;
  readonly label: string;
}

/** True for a variant that ends in Russia: everything is paid and included. */
export const isTurnkey = (variant: Variant): variant is ListVariant =>
  (LIST_VARIANTS as readonly Variant[]).includes(variant);

/** A variant under its own name, or under the one given. */
export const makeTemplatePrice = (
  variant: Variant,
  label: string = PRICE_LABELS[variant].name,
): TemplatePrice => ({
  variant,
  label,
});

/** The ways of bringing a lot here that a template shows prices for, the usual one first; none where it is here already. */
export const listTurnkeyVariants = ({
  prices,
}: {
  readonly prices: readonly TemplatePrice[];
}): readonly ListVariant[] => prices.map(({ variant }) => variant).filter(isTurnkey);
