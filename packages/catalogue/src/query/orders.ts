export const ORDERS = [
  'date_desc',
  'date_asc',
  'price_asc',
  'price_desc',
  'year_desc',
  'year_asc',
  'mileage_asc',
  'mileage_desc',
  'rate_desc',
  'rate_asc',
  'cost_asc',
  'cost_desc',
] as const;
export type Order = (typeof ORDERS)[number];

/** The order of a list whose address names none (specification, section 5). */
export const DEFAULT_ORDER: Order = 'date_desc';
