import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Outer height of machinery. */
export const height = {
  key: 'height',
  kind: 'range',
  url: 'height',
  label: 'Высота',
  unit: 'мм',
  bounds: [0, 99_999],
  control: 'range',
} as const satisfies RangeRow;

export const getHeightDetails = () =>
  ({
    v1: 'height',
    v2: 'height',
    options: 'filter',
    seo: 'noindex',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'height' },
    counted: { as: 'histogram', bins: 20 },
    without: 'высоты',
    dropCost: 50,
    steps: { by: 'tenth', times: 1 },
  }) as const satisfies FacetDetails;
