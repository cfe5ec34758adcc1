import type { NumberField } from '../filter.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Order } from '@vvoz/catalogue/query/query';

const COLUMNS = {
  date: { column: 'auction_date', blank: "''", index: 'lot_by_date' },
  price: { number: 'price', blank: 'null', index: 'lot_by_price' },
  cost: { number: 'cost', blank: 'null', index: 'lot_by_cost' },
  year: { number: 'year', blank: 'null' },
  mileage: { number: 'mileage', blank: 'null' },
  rate: { number: 'rateRank', blank: 'null' },
} as const satisfies Record<
  string,
  ({ column: string } | { number: NumberField }) & { blank: string; index?: string }
>;

export interface OrderSql {
  /** `order by` terms: unknown values last, then by key, so that pages never overlap. */
  readonly terms: string;
  /** Terms of the reversed list. */
  readonly backwards: string;
  readonly descending: boolean;
  /** An index that has this order. In ascending order `where` skips the unknown values at its beginning. */
  readonly walk?: { readonly index: string; readonly where: string; readonly terms: string };
}

/** Compiles an order into SQL. */
export function compileOrder(order: Order, numbers: NumberColumns): OrderSql {
  const [name, direction] = order.split('_') as [keyof typeof COLUMNS, 'asc' | 'desc'];
  const row = COLUMNS[name];
  const { blank } = row;
  const column = 'number' in row ? numbers[row.number] : row.column;
  const other = direction === 'asc' ? 'desc' : 'asc';
  // SQLite sorts null and '' first, so in descending order they are already last.
  const [last, first] =
    direction === 'asc' ? [`${column} is ${blank}, `, `${column} is ${blank} desc, `] : ['', ''];
  const terms = `${column} ${direction}, key ${direction}`;
  return {
    terms: `${last}${terms}`,
    backwards: `${first}${column} ${other}, key ${other}`,
    descending: direction === 'desc',
    ...('index' in row
      ? { walk: { index: row.index, where: last === '' ? '' : ` and ${column} is not ${blank}`, terms } }
      : {}),
  };
}
