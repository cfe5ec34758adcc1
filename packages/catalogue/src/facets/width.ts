import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Outer width of machinery. */
export const width = {
  key: 'width',
  kind: 'range',
  url: 'width',
  v1: 'width',
  v2: 'width',
  label: 'Ширина',
  unit: 'мм',
  bounds: [0, 99_999],
  options: 'filter',
  control: 'range',
  seo: 'noindex',
} as const satisfies RangeRow;

export const widthDetails = {
  wire: 'numbers',
  refusal: 'must be a whole number',
  stored: { as: 'number', column: 'width' },
  counted: { as: 'none' },
  without: 'ширины',
  givingUp: 50,
  steps: { by: 'tenth', times: 1 },
} as const satisfies FacetDetails;
