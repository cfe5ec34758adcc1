import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { splitOwned } from '@vvoz/catalogue/query/ownedValues';
import type { Lists } from '@vvoz/catalogue/query/query';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { rankGrade } from '@vvoz/catalogue/words/grades';
import type { Span } from '@vvoz/api/wire/filterValues';
import type { Operator, WireField } from '@vvoz/api/wire/operators';
import {
  and,
  isListField,
  isNumberField,
  not,
  or,
  type Filter,
  type ListField,
  type NumberField,
} from './filter.ts';
import { listStoredValues } from './listStoredValues.ts';

/** Negating operators, each with the operator that it negates. */
const NEGATED_OPERATORS: Readonly<Partial<Record<Operator, Operator>>> = {
  not_eq: 'in_arr',
  not_in_arr: 'in_arr',
  not_like: 'incl_like',
  not_interval: 'interval',
};

const toBounds = (operator: Operator, value: number): { min?: number; max?: number } => {
  if (operator === 'min') return { min: value };
  if (operator === 'max') return { max: value };
  return operator === 'gt' ? { min: value + 1 } : { max: value - 1 };
};

const isBound = (operator: Operator | undefined): operator is 'min' | 'max' | 'gt' | 'lt' =>
  operator === 'min' || operator === 'max' || operator === 'gt' || operator === 'lt';

const toList = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : [value as T]);

function buildNumberCondition(field: NumberField, operator: Operator | undefined, value: unknown): Filter {
  if (operator === 'not_null') return negateIfFalse({ op: 'range', field }, value);
  if (isBound(operator)) return { op: 'range', field, ...toBounds(operator, value as number) };
  const spans =
    typeof toList(value)[0] === 'object'
      ? toList<Span>(value)
      : toList<number>(value).map((one) => ({ min: one, max: one }));
  return or(...spans.map((span): Filter => ({ op: 'range', field, ...span })));
}

const negateIfFalse = (filter: Filter, value: unknown): Filter => (value === false ? not(filter) : filter);

/** Builds the condition of a bound of days. Days are compared as text, so an exclusive bound is moved by one day. */
function buildDayBound(operator: 'min' | 'max' | 'gt' | 'lt', value: string): Filter {
  const shiftDay = (days: number): string =>
    new Date(Date.parse(`${value}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const field = 'day';
  if (operator === 'min') return { op: 'between', field, min: value };
  if (operator === 'max') return { op: 'between', field, max: value };
  return operator === 'gt'
    ? { op: 'between', field, min: shiftDay(1) }
    : { op: 'between', field, max: shiftDay(-1) };
}

/**
 * Converts a value with its owners (`KONA_HYUNDAI`) into a condition on all of them. Returns undefined for a value
 * without owners, which matches every owner.
 */
function buildOwnedCondition(
  { facet }: WireField,
  field: ListField,
  text: string,
  lists: Lists,
): Filter | undefined {
  if (facet.kind !== 'list' || !facet.owners) return undefined;
  const { value, brand, model } = splitOwned(facet.key, text, lists);
  if (brand === undefined) return undefined;
  return and(
    { op: 'in', field: 'brand', values: [brand] },
    ...(model === undefined ? [] : [{ op: 'in', field: 'model', values: [model] } as const]),
    { op: 'in', field, values: [value] },
  );
}

function buildListCondition(
  wire: WireField,
  field: ListField,
  operator: Operator | undefined,
  value: unknown,
  { type, lists }: ConditionContext,
): Filter {
  const { key, kind } = wire;
  if (operator === 'not_null') return negateIfFalse(not({ op: 'in', field, values: [''] }), value);
  if (isBound(operator)) {
    if (kind === 'days') return buildDayBound(operator, value as string);
    const rank = rankGrade(value as string);
    return rank === undefined
      ? not({ op: 'in', field, values: [''] })
      : { op: 'range', field: 'rateRank', ...toBounds(operator, rank) };
  }
  const texts = toList<string>(value);
  if (operator === 'incl_like' && kind === 'names')
    return or(...texts.map((text): Filter => ({ op: 'contains', field, text })));
  const owned = texts.flatMap((one) => buildOwnedCondition(wire, field, one, lists) ?? []);
  const bare = texts.filter((one) => buildOwnedCondition(wire, field, one, lists) === undefined);
  // Sorted, because the JSON of a filter is the key of the cache.
  const values = [...new Set(bare.flatMap((one) => listStoredValues(key, one, type)))].toSorted();
  if (owned.length === 0) return { op: 'in', field, values };
  return or(...owned, ...(values.length > 0 ? [{ op: 'in', field, values } as const] : []));
}

function buildLotNumberCondition(operator: Operator | undefined, value: unknown): Filter {
  if (operator === 'not_null') return negateIfFalse({ op: 'lotContains', text: '' }, value);
  const texts = toList<string>(value);
  return or(
    ...texts.map((text): Filter =>
      operator === 'incl_like' ? { op: 'lotContains', text } : { op: 'lot', number: text },
    ),
  );
}

/** The parts of a call that decide what one of its conditions means. */
export interface ConditionContext {
  readonly type: CatalogueType;
  /** Brands and models in the call. They distinguish combined values (`model_brand`) from bare ones. */
  readonly lists: Lists;
}

/**
 * Converts one condition of a call into a filter. Returns undefined for an empty value, and for sets and the beginning
 * of a body code, which `buildStoreQuery` handles.
 * @param value the value as parsed by the wire schema
 */
export function buildCondition(
  field: WireField,
  operator: Operator | undefined,
  value: unknown,
  context: ConditionContext,
): Filter | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  const positive = operator && NEGATED_OPERATORS[operator];
  const filter = buildPositiveCondition(field, positive ?? operator, value, context);
  return filter && positive ? not(filter) : filter;
}

function buildPositiveCondition(
  field: WireField,
  operator: Operator | undefined,
  value: unknown,
  context: ConditionContext,
): Filter | undefined {
  const { key } = field;
  const { stored } = FACET_DETAILS[key];
  switch (stored.as) {
    case 'text':
      return isListField(key) ? buildListCondition(field, key, operator, value, context) : undefined;
    case 'number':
      return isNumberField(key) ? buildNumberCondition(key, operator, value) : undefined;
    case 'lot-number':
      return buildLotNumberCondition(operator, value);
    case 'set':
    case 'prefix':
      return undefined;
    default:
      return stored satisfies never;
  }
}
