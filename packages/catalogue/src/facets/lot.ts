import type { FacetDetails, TextRow } from './facetRow.ts';

/** Lot number in its auction. */
export const lot = {
  key: 'lot',
  kind: 'text',
  url: 'lot',
  label: 'Номер лота',
  pattern: /^[\p{L}\p{N}\-/]{1,20}$/u,
  control: 'text',
  chipCaption: 'лот',
} as const satisfies TextRow;

export const getLotDetails = () =>
  ({
    v1: 'lot',
    v2: 'lot',
    options: 'free',
    seo: 'noindex',
    wire: 'text',
    refusal: 'must be a lot number: up to 20 letters, digits, - and /',
    stored: { as: 'lot-number' },
    counted: { as: 'none' },
    without: 'номера лота',
    dropCost: 45,
  }) as const satisfies FacetDetails;
