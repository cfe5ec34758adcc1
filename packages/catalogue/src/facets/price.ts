import type { FacetDetails, ListRow } from './facetRow.ts';

/** Price of machinery in the lot's currency: one or several intervals, `1000000-3000000`. */
export const price = {
  key: 'price',
  kind: 'list',
  url: 'price',
  label: 'Цена',
  case: 'lower',
  pattern: /^(\d{1,12}-\d{0,12}|-\d{1,12})$/,
  control: 'choices',
  several: true,
  valueText: (value) => value,
} as const satisfies ListRow;

export const getPriceDetails = () =>
  ({
    v1: 'price_interval',
    v2: 'price_interval',
    options: 'filter',
    seo: 'noindex',
    explanation: 'В валюте лота; можно выбрать несколько промежутков',
    wire: 'intervals',
    refusal: 'must be two whole numbers with - between them: 1000-2000',
    stored: { as: 'number', column: 'price' },
    counted: { as: 'none' },
    without: 'цены',
    dropCost: 45,
  }) as const satisfies FacetDetails;
