import { ORDER_FIELDS } from '../orderFields.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Order } from '@vvoz/catalogue/query/orders';

/** Indices in the order of a field. */
const INDICES: Readonly<Partial<Record<keyof typeof ORDER_FIELDS, string>>> = {
  date: 'lot_by_date',
  price: 'lot_by_price',
  cost: 'lot_by_cost',
};

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
  const [name, direction] = order.split('_') as [keyof typeof ORDER_FIELDS, 'asc' | 'desc'];
  const column = name === 'date' ? ORDER_FIELDS.date : numbers[ORDER_FIELDS[name]];
  const blank = name === 'date' ? "''" : 'null';
  const index = INDICES[name];
  const other = direction === 'asc' ? 'desc' : 'asc';
  // SQLite sorts null and '' first, so in descending order they are already last.
  const [last, first] =
    direction === 'asc' ? [`${column} is ${blank}, `, `${column} is ${blank} desc, `] : ['', ''];
  const terms = `${column} ${direction}, key ${direction}`;
  return {
    terms: `${last}${terms}`,
    backwards: `${first}${column} ${other}, key ${other}`,
    descending: direction === 'desc',
    ...(index ? { walk: { index, where: last === '' ? '' : ` and ${column} is not ${blank}`, terms } } : {}),
  };
}
