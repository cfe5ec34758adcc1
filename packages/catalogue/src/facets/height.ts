import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Outer height of machinery. */
export const height = {
  key: 'height',
  kind: 'range',
  url: 'height',
  v1: 'height',
  v2: 'height',
  label: 'Высота',
  unit: 'мм',
  bounds: [0, 99_999],
  options: 'filter',
  control: 'range',
  seo: 'noindex',
} as const satisfies RangeRow;

export const heightDetails = {
  wire: 'numbers',
  refusal: 'must be a whole number',
  stored: { as: 'number', column: 'height' },
  counted: { as: 'none' },
  without: 'высоты',
  givingUp: 50,
  steps: { by: 'tenth', times: 1 },
} as const satisfies FacetDetails;
