import type { FacetDetails, RangeRow } from './facetRow.ts';

/** km; hours of work for machines that are not on a lorry's chassis. */
export const mileage = {
  key: 'mileage',
  kind: 'range',
  url: 'mileage',
  label: 'Пробег',
  unit: 'км',
  bounds: [0, 9_999_999],
  control: 'range',
} as const satisfies RangeRow;

export const getMileageDetails = () =>
  ({
    v1: 'mileage',
    v2: 'mileage',
    options: 'filter',
    seo: 'noindex',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'mileage' },
    counted: { as: 'histogram', bins: 20 },
    without: 'пробега',
    dropCost: 50,
    steps: { by: 50_000, times: 2 },
  }) as const satisfies FacetDetails;
