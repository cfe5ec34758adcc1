import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Ground clearance of machinery. */
export const clearance = {
  key: 'clearance',
  kind: 'range',
  url: 'clearance',
  v1: 'clearance',
  v2: 'clearance',
  label: 'Клиренс',
  unit: 'мм',
  bounds: [0, 9999],
  options: 'filter',
  control: 'range',
  seo: 'noindex',
} as const satisfies RangeRow;

export const clearanceDetails = {
  explanation: 'Расстояние от земли до самой низкой точки машины',
  wire: 'numbers',
  refusal: 'must be a whole number',
  stored: { as: 'number', column: 'clearance' },
  counted: { as: 'none' },
  without: 'клиренса',
  givingUp: 50,
  steps: { by: 'tenth', times: 1 },
} as const satisfies FacetDetails;
