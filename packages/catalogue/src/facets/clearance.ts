import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Ground clearance of machinery. */
export const clearance = {
  key: 'clearance',
  kind: 'range',
  url: 'clearance',
  label: 'Клиренс',
  unit: 'мм',
  bounds: [0, 9999],
  control: 'range',
} as const satisfies RangeRow;

export const getClearanceDetails = () =>
  ({
    v1: 'clearance',
    v2: 'clearance',
    options: 'filter',
    seo: 'noindex',
    explanation: 'Расстояние от земли до самой низкой точки машины',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'clearance' },
    counted: { as: 'histogram', bins: 20 },
    without: 'клиренса',
    dropCost: 50,
    steps: { by: 'tenth', times: 1 },
  }) as const satisfies FacetDetails;
