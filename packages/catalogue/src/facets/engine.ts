import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Displacement. */
export const engine = {
  key: 'engine',
  kind: 'range',
  url: 'eng_v',
  label: 'Объём',
  unit: 'см³',
  bounds: [0, 99_999],
  control: 'range',
} as const satisfies RangeRow;

export const getEngineDetails = () =>
  ({
    v1: 'eng_v',
    v2: 'eng_v',
    options: 'filter',
    seo: 'noindex',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'engine' },
    counted: { as: 'histogram', bins: 20 },
    without: 'объёма',
    dropCost: 50,
    steps: { by: 500, times: 1 },
  }) as const satisfies FacetDetails;
