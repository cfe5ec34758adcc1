import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Outer length of machinery. */
export const length = {
  key: 'length',
  kind: 'range',
  url: 'length',
  v1: 'length',
  v2: 'length',
  label: 'Длина',
  unit: 'мм',
  bounds: [0, 99_999],
  options: 'filter',
  control: 'range',
  seo: 'noindex',
} as const satisfies RangeRow;

export const lengthDetails = {
  wire: 'numbers',
  refusal: 'must be a whole number',
  stored: { as: 'number', column: 'length' },
  counted: { as: 'none' },
  without: 'длины',
  givingUp: 50,
  steps: { by: 'tenth', times: 1 },
} as const satisfies FacetDetails;
