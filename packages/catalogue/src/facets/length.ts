import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Outer length of machinery. */
export const length = {
  key: 'length',
  kind: 'range',
  url: 'length',
  label: 'Длина',
  unit: 'мм',
  bounds: [0, 99_999],
  control: 'range',
} as const satisfies RangeRow;

export const getLengthDetails = () =>
  ({
    v1: 'length',
    v2: 'length',
    options: 'filter',
    seo: 'noindex',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'length' },
    counted: { as: 'histogram', bins: 20 },
    without: 'длины',
    dropCost: 50,
    steps: { by: 'tenth', times: 1 },
  }) as const satisfies FacetDetails;
