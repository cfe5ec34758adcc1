import type { IconName } from '../../primitives/Icon/symbols.ts';

/** A list of the shelf to which a button adds a lot. */
export type LotToolName = 'favourites' | 'compare';

/** The buttons of a lot, in their order. */
export const LOT_TOOLS: Readonly<Record<LotToolName, { readonly icon: IconName; readonly label: string }>> = {
  favourites: { icon: 'heart', label: 'В избранное' },
  compare: { icon: 'compare', label: 'Сравнить' },
};
