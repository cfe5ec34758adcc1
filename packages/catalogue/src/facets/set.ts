import type { FacetDetails, TextRow } from './facetRow.ts';

/** A set of lots, which the operator defines by a filter. */
export const set = {
  key: 'set',
  kind: 'text',
  url: 'set_id',
  label: 'Подборка',
  pattern: /^\d{1,9}$/,
  control: 'none',
  chipCaption: 'подборка',
} as const satisfies TextRow;

export const getSetDetails = () =>
  ({
    v1: 'set_id',
    v2: 'set_id',
    options: 'sets',
    seo: 'noindex',
    wire: 'flag',
    refusal: 'must be the id of a set: /api/auctions/sets lists them',
    stored: { as: 'set' },
    counted: { as: 'none' },
    without: 'подборки',
    dropCost: 45,
  }) as const satisfies FacetDetails;
