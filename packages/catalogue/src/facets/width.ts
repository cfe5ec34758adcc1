import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Outer width of machinery. */
export const width = {
  key: 'width',
  kind: 'range',
  url: 'width',
  label: 'Ширина',
  unit: 'мм',
  bounds: [0, 99_999],
  control: 'range',
} as const satisfies RangeRow;

export const getWidthDetails = () =>
  ({
    v1: 'width',
    v2: 'width',
    options: 'filter',
    seo: 'noindex',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'width' },
    counted: { as: 'histogram', bins: 20 },
    without: 'ширины',
    dropCost: 50,
    steps: { by: 'tenth', times: 1 },
  }) as const satisfies FacetDetails;
