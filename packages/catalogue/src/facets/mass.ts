import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Mass of machinery. */
export const mass = {
  key: 'mass',
  kind: 'range',
  url: 'mass',
  label: 'Масса',
  unit: 'кг',
  bounds: [0, 999_999],
  control: 'range',
} as const satisfies RangeRow;

export const getMassDetails = () =>
  ({
    v1: 'mass',
    v2: 'mass',
    options: 'filter',
    seo: 'noindex',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'mass' },
    counted: { as: 'histogram', bins: 20 },
    without: 'массы',
    dropCost: 50,
    steps: { by: 'tenth', times: 1 },
  }) as const satisfies FacetDetails;
