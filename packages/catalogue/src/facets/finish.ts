import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Hammer price or asking price, in the lot's currency. */
export const finish = {
  key: 'finish',
  kind: 'range',
  url: 'finish',
  label: 'Цена',
  unit: '',
  inCurrency: true,
  chipCaption: 'цена',
  bounds: [0, 999_999_999],
  control: 'range',
} as const satisfies RangeRow;

export const getFinishDetails = () =>
  ({
    v1: 'finish',
    v2: 'finish',
    options: 'filter',
    seo: 'noindex',
    explanation: 'В валюте лота: за сколько продан или сколько просит продавец',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'finish' },
    counted: { as: 'histogram', bins: 20 },
    without: 'цены',
    dropCost: 50,
    steps: { by: 'tenth', times: 1 },
  }) as const satisfies FacetDetails;
