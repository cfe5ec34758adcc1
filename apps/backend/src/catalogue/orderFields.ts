import type { NumberField } from './filter.ts';

/** What each order of a list compares: a number field, or the time of the auction. */
export const ORDER_FIELDS = {
  date: 'auction_date',
  price: 'price',
  cost: 'cost',
  year: 'year',
  mileage: 'mileage',
  rate: 'rateRank',
} as const satisfies Record<string, NumberField | 'auction_date'>;
