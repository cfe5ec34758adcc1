import type { ListField } from '../filter.ts';
import { LIST_COLUMNS } from './columns.ts';

/** What a value belongs to: models to a brand, body codes to a model of a brand. */
const OWNERS: Readonly<Partial<Record<ListField, readonly string[]>>> = {
  model: ['brand'],
  kuzov: ['brand', 'model'],
};

/** Counts by value of a field, biggest first, then by name; the first parameter is the type. */
export function facetSql(field: ListField, index: string, condition: string): string {
  const column = LIST_COLUMNS[field];
  const owners = OWNERS[field] ?? [];
  const group = [...owners, column].join(', ');
  return `select ${[...owners, `${column} as value`].join(', ')}, count(*) as count from lot indexed by ${index}
    where live = 1 and type = ? and ${condition} group by ${group} order by count desc, ${group}`;
}
