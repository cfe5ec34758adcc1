import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { gradeRank } from '@vvoz/catalogue/words/grades';
import type { Span } from '@vvoz/api/wire/filterValues';
import type { Operator, WireField } from '@vvoz/api/wire/operators';
import { not, or, type Filter, type ListField, type NumberField } from './filter.ts';
import { storedValues } from './storedValues.ts';

export const LIST_FIELD: Readonly<Partial<Record<FacetKey, ListField>>> = {
  brand: 'brand',
  model: 'model',
  kuzov: 'kuzov',
  rate: 'rate',
  drive: 'drive',
  gearbox: 'gearbox',
  color: 'color',
  day: 'day',
  age: 'age',
  fee: 'fee',
};
export const NUMBER_FIELD: Readonly<Partial<Record<FacetKey, NumberField>>> = {
  year: 'year',
  mileage: 'mileage',
  engine: 'engine',
  power: 'power',
  finish: 'finish',
  price: 'price',
  cost: 'cost',
  length: 'length',
  width: 'width',
  height: 'height',
  mass: 'mass',
  clearance: 'clearance',
};

/** Operators that say the contrary of another. */
const CONTRARY: Readonly<Partial<Record<Operator, Operator>>> = {
  not_eq: 'in_arr',
  not_in_arr: 'in_arr',
  not_like: 'incl_like',
  not_interval: 'interval',
};

const ends = (operator: Operator, value: number): { min?: number; max?: number } => {
  if (operator === 'min') return { min: value };
  if (operator === 'max') return { max: value };
  return operator === 'gt' ? { min: value + 1 } : { max: value - 1 };
};

const isEnd = (operator: Operator | undefined): operator is 'min' | 'max' | 'gt' | 'lt' =>
  operator === 'min' || operator === 'max' || operator === 'gt' || operator === 'lt';

const asList = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : [value as T]);

function numberCondition(field: NumberField, operator: Operator | undefined, value: unknown): Filter {
  if (operator === 'not_null') return known({ op: 'range', field }, value);
  if (isEnd(operator)) return { op: 'range', field, ...ends(operator, value as number) };
  const spans =
    typeof asList(value)[0] === 'object'
      ? asList<Span>(value)
      : asList<number>(value).map((one) => ({ min: one, max: one }));
  return or(...spans.map((span): Filter => ({ op: 'range', field, ...span })));
}

const known = (filter: Filter, value: unknown): Filter => (value === false ? not(filter) : filter);

/** A day before or after a day, as days are compared as texts. */
function dayEnd(operator: 'min' | 'max' | 'gt' | 'lt', value: string): Filter {
  const moved = (days: number): string =>
    new Date(Date.parse(`${value}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const field = 'day';
  if (operator === 'min') return { op: 'between', field, min: value };
  if (operator === 'max') return { op: 'between', field, max: value };
  return operator === 'gt'
    ? { op: 'between', field, min: moved(1) }
    : { op: 'between', field, max: moved(-1) };
}

function listCondition(
  { key, kind }: WireField,
  field: ListField,
  operator: Operator | undefined,
  value: unknown,
  type: CatalogueType,
): Filter {
  if (operator === 'not_null') return known(not({ op: 'in', field, values: [''] }), value);
  if (isEnd(operator)) {
    if (kind === 'days') return dayEnd(operator, value as string);
    const rank = gradeRank(value as string);
    return rank === undefined
      ? not({ op: 'in', field, values: [''] })
      : { op: 'range', field: 'rateRank', ...ends(operator, rank) };
  }
  const given = asList<string>(value);
  if (operator === 'incl_like' && kind === 'names')
    return or(...given.map((text): Filter => ({ op: 'contains', field, text })));
  const values = new Set(given.flatMap((one) => storedValues(key, one, type)));
  // Sorted: equal filters are written equally, which keys the cache.
  return { op: 'in', field, values: [...values].toSorted() };
}

function lotCondition(operator: Operator | undefined, value: unknown): Filter {
  if (operator === 'not_null') return known({ op: 'lotContains', text: '' }, value);
  const given = asList<string>(value);
  return or(
    ...given.map((text): Filter =>
      operator === 'incl_like' ? { op: 'lotContains', text } : { op: 'lot', number: text },
    ),
  );
}

/**
 * One condition of a call as a filter; undefined where it says nothing (an empty list).
 * @param value as the schema of the wire reads it
 */
export function conditionOf(
  field: WireField,
  operator: Operator | undefined,
  value: unknown,
  type: CatalogueType,
): Filter | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  const contrary = operator && CONTRARY[operator];
  const number = NUMBER_FIELD[field.key];
  const list = LIST_FIELD[field.key];
  const filter = number
    ? numberCondition(number, contrary ?? operator, value)
    : list
      ? listCondition(field, list, contrary ?? operator, value, type)
      : field.key === 'lot'
        ? lotCondition(contrary ?? operator, value)
        : undefined;
  return filter && contrary ? not(filter) : filter;
}
