import { LIST_COLUMNS, type Filter, type ListField } from '../filter.ts';
import type { NumberColumns } from '../sqlite/numberColumns.ts';
import { joinSql, type Sql } from '../sqlite/compileFilter.ts';

/** A list field as a text. */
export const textColumn = (field: ListField): string =>
  field === 'side' ? `toString(${LIST_COLUMNS.side})` : LIST_COLUMNS[field];

/**
 * Compiles a filter into a condition on the table `lot` of ClickHouse. It is 1 or 0, never null, so that it can be
 * negated.
 */
export function compileFilter(filter: Filter, numbers: NumberColumns): Sql {
  const compile = (part: Filter): Sql => compileFilter(part, numbers);
  const compare = (column: string, { min, max }: { min?: string | number; max?: string | number }): Sql[] => [
    ...(min === undefined ? [] : [{ text: `ifNull(${column} >= ?, 0)`, params: [min] }]),
    ...(max === undefined ? [] : [{ text: `ifNull(${column} <= ?, 0)`, params: [max] }]),
  ];
  switch (filter.op) {
    case 'and':
      return joinSql(filter.all.map(compile), ' and ', '1');
    case 'or':
      return joinSql(filter.any.map(compile), ' or ', '0');
    case 'not': {
      const { text, params } = compile(filter.not);
      return { text: `not (${text})`, params };
    }
    case 'in':
      if (filter.values.length === 0) return { text: '0', params: [] };
      return {
        text: `${textColumn(filter.field)} in (${filter.values.map(() => '?').join(', ')})`,
        params: filter.values,
      };
    case 'range':
      return joinSql(compare(numbers[filter.field], filter), ' and ', `isNotNull(${numbers[filter.field]})`);
    case 'contains':
      // `position` finds nothing in an empty text.
      return filter.text === ''
        ? { text: '1', params: [] }
        : { text: `position(${textColumn(filter.field)}, ?) > 0`, params: [filter.text] };
    case 'starts':
      return { text: `startsWith(${textColumn(filter.field)}, ?)`, params: [filter.text] };
    case 'between': {
      const column = textColumn(filter.field);
      return joinSql([{ text: `${column} <> ''`, params: [] }, ...compare(column, filter)], ' and ', '1');
    }
    case 'lot':
      return { text: 'lower(lot_number) = lower(?)', params: [filter.number] };
    case 'lotContains':
      return filter.text === ''
        ? { text: "lot_number <> ''", params: [] }
        : { text: 'position(lower(lot_number), ?) > 0', params: [filter.text.toLowerCase()] };
    default:
      return filter satisfies never;
  }
}
