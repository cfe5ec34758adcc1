import type { Order } from '@vvoz/api/catalog/query';

/** The column that an order goes by, and whether an index of its own walks it. */
const COLUMNS = {
  date: { column: 'auction_date', index: 'lot_by_date', blank: "''" },
  price: { column: 'price', index: 'lot_by_price', blank: 'null' },
  year: { column: 'year', blank: 'null' },
  mileage: { column: 'mileage', blank: 'null' },
  rate: { column: 'rate_rank', blank: 'null' },
} as const;

export interface OrderSql {
  /** `order by` terms: unknown values last, ties by key, so that pages never overlap. */
  readonly terms: string;
  readonly column: string;
  readonly index?: string;
}

/** How an order is said in SQL. */
export function orderSql(order: Order): OrderSql {
  const [name, direction] = order.split('_') as [keyof typeof COLUMNS, 'asc' | 'desc'];
  const row = COLUMNS[name];
  // Descending puts null and '' last by itself; ascending has to be told.
  const unknownLast = direction === 'asc' ? `${row.column} is ${row.blank}, ` : '';
  return {
    terms: `${unknownLast}${row.column} ${direction}, key ${direction}`,
    column: row.column,
    ...('index' in row ? { index: row.index } : {}),
  };
}
