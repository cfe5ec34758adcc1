import type { FacetDetails, TextRow } from './facetRow.ts';

/** Number of the lot in its auction. */
export const lot = {
  key: 'lot',
  kind: 'text',
  url: 'lot',
  v1: 'lot',
  v2: 'lot',
  label: 'Номер лота',
  pattern: /^[\p{L}\p{N}\-/]{1,20}$/u,
  options: 'free',
  control: 'text',
  chipCaption: 'лот',
  seo: 'noindex',
} as const satisfies TextRow;

export const lotDetails = {
  wire: 'text',
  refusal: 'must be a lot number: up to 20 letters, digits, - and /',
  stored: { as: 'lot-number' },
  counted: { as: 'none' },
  without: 'номера лота',
  givingUp: 45,
} as const satisfies FacetDetails;
