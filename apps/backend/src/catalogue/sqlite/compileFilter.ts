import type { Filter } from '../filter.ts';
import { LIST_COLUMNS } from '../filter.ts';
import type { NumberColumns } from './numberColumns.ts';

/** An SQL condition with its parameters, in order. Values from outside are only in `params`, never in `text`. */
export interface Sql {
  readonly text: string;
  readonly params: readonly (string | number)[];
}

/** Joins conditions; without any, returns `ifEmpty`. */
export const joinSql = (parts: readonly Sql[], word: ' and ' | ' or ', ifEmpty: string): Sql => {
  if (parts.length === 0) return { text: ifEmpty, params: [] };
  return {
    text: `(${parts.map((part) => part.text).join(word)})`,
    params: parts.flatMap((part) => part.params),
  };
};

/** Compiles a filter into a condition on the table `lot`, with the number columns of its type. */
export function compileFilter(filter: Filter, numbers: NumberColumns): Sql {
  const compile = (part: Filter): Sql => compileFilter(part, numbers);
  switch (filter.op) {
    case 'and':
      return joinSql(filter.all.map(compile), ' and ', '1');
    case 'or':
      return joinSql(filter.any.map(compile), ' or ', '0');
    case 'not': {
      const { text, params } = compile(filter.not);
      // A comparison with an unknown number is null, and a negated range must match it.
      return { text: `(${text}) is not 1`, params };
    }
    case 'in': {
      if (filter.values.length === 0) return { text: '0', params: [] };
      const marks = filter.values.map(() => '?').join(', ');
      return { text: `${LIST_COLUMNS[filter.field]} in (${marks})`, params: filter.values };
    }
    case 'range': {
      const column = numbers[filter.field];
      const ends: Sql[] = [];
      if (filter.min !== undefined) ends.push({ text: `${column} >= ?`, params: [filter.min] });
      if (filter.max !== undefined) ends.push({ text: `${column} <= ?`, params: [filter.max] });
      return ends.length === 0 ? { text: `${column} is not null`, params: [] } : joinSql(ends, ' and ', '1');
    }
    case 'contains':
      return { text: `instr(${LIST_COLUMNS[filter.field]}, ?) > 0`, params: [filter.text] };
    case 'starts': {
      const column = LIST_COLUMNS[filter.field];
      return { text: `substr(${column}, 1, ?) = ?`, params: [[...filter.text].length, filter.text] };
    }
    case 'between': {
      const column = LIST_COLUMNS[filter.field];
      const ends: Sql[] = [{ text: `${column} <> ''`, params: [] }];
      if (filter.min !== undefined) ends.push({ text: `${column} >= ?`, params: [filter.min] });
      if (filter.max !== undefined) ends.push({ text: `${column} <= ?`, params: [filter.max] });
      return joinSql(ends, ' and ', '1');
    }
    case 'lot':
      return { text: 'lot_number = ? collate nocase', params: [filter.number] };
    case 'lotContains':
      return filter.text === ''
        ? { text: "lot_number <> ''", params: [] }
        : { text: 'instr(lower(lot_number), ?) > 0', params: [filter.text.toLowerCase()] };
  }
}
