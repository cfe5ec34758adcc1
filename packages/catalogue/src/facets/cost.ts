import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Turnkey price in Vladivostok with full duty, ₽. */
export const cost = {
  key: 'cost',
  kind: 'range',
  url: 'cost_ru',
  label: 'Под ключ',
  unit: '₽',
  chipCaption: 'под ключ',
  bounds: [0, 9_999_999_999],
  control: 'range',
} as const satisfies RangeRow;

export const getCostDetails = () =>
  ({
    v1: 'cost_ru',
    v2: 'cost_ru',
    options: 'filter',
    seo: 'noindex',
    explanation: 'Всё вместе: лот, доставка, таможня и оформление во Владивостоке',
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'cost' },
    counted: { as: 'histogram', bins: 20 },
    without: 'цены под ключ',
    dropCost: 50,
    steps: { by: 'tenth', times: 1 },
  }) as const satisfies FacetDetails;
