import { CAR_BODIES } from '../words/carBodies.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';

/** Body type (тип кузова), not the body code. A template can narrow its type by it: Chinese machinery on a chassis. */
export const body = {
  key: 'body',
  kind: 'list',
  url: 'body',
  label: 'Тип кузова',
  case: 'lower',
  pattern: /^[a-z][a-z_]{1,29}$/,
  control: 'none',
  several: true,
  valueText: (value) => (Object.hasOwn(CAR_BODIES, value) ? (CAR_BODIES[value] ?? value) : value),
} as const satisfies ListRow;

export const getBodyDetails = () =>
  ({
    v1: 'body_type',
    v2: 'body_type',
    options: 'free',
    seo: 'noindex',
    wire: 'codes',
    refusal: 'must be a body type in lower case, such as truck or crane_truck',
    stored: { as: 'text', column: 'body_type' },
    counted: { as: 'none' },
    without: 'типа кузова',
    dropCost: 35,
  }) as const satisfies FacetDetails;
