import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Year of manufacture. */
export const year = {
  key: 'year',
  kind: 'range',
  url: 'year',
  label: 'Год выпуска',
  unit: '',
  plain: true,
  bounds: [1900, 2100],
  control: 'years',
} as const satisfies RangeRow;

export const getYearDetails = () =>
  ({
    v1: 'year',
    v2: 'year',
    options: 'years',
    seo: 'noindex',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'year' },
    counted: { as: 'histogram', bins: 45 },
    without: 'года',
    short: 'год',
    dropCost: 50,
    steps: { by: 1, times: 2 },
  }) as const satisfies FacetDetails;
