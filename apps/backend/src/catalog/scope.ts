import { TWO_WHEEL_DRIVES } from '@vvoz/api/catalog/drives';
import { FACETS, type FacetKey, type ListFacet } from '@vvoz/api/catalog/facets';
import { gradeRank } from '@vvoz/api/catalog/grades';
import { V2_ALIASES, type V2FilterInput } from '@vvoz/api/v2/schemas';
import { and, EVERYTHING, type Filter, type ListField, type NumberField } from './filter.ts';

/** What a condition is filed under: its facet, or the range of grades, which has none of its own. */
export type ConditionKey = FacetKey | 'rateRange';

/** Conditions of a call, so that a facet can be counted without its own. */
export type Conditions = ReadonlyMap<ConditionKey, Filter>;

const LIST_FIELDS: Readonly<Partial<Record<FacetKey, ListField>>> = {
  brand: 'brand',
  model: 'model',
  kuzov: 'kuzov',
  rate: 'rate',
  drive: 'drive',
  gearbox: 'gearbox',
  color: 'color',
  day: 'day',
};
const NUMBER_FIELDS: Readonly<Partial<Record<FacetKey, NumberField>>> = {
  year: 'year',
  mileage: 'mileage',
  engine: 'engine',
  power: 'power',
  finish: 'finish',
};

/** In these AT means two pedals: automatic, CVT and robot together; elsewhere the three are told apart. */
const TWO_PEDALS: ReadonlySet<string> = new Set([
  'japan',
  'japan_st',
  'bike',
  'bike_st',
  'europe',
  'europe_st',
]);

/** What a filtered call was sent, validated: `type` and the fields of the registry. */
export type FilterInput = Pick<V2FilterInput, 'type' | 'rate_min' | 'rate_max'> &
  Readonly<Record<string, unknown>>;

/** The stored codes that an option of the panel stands for, in a type. */
export function storedValues(key: FacetKey, value: string, type: string): readonly string[] {
  if (key === 'drive' && value === '2WD') return TWO_WHEEL_DRIVES;
  if (key === 'gearbox' && value === 'AT' && TWO_PEDALS.has(type)) return ['AT', 'CVT', 'AMT'];
  return [value];
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

function listFilter(input: FilterInput, { key, v2 }: ListFacet): Filter | undefined {
  const field = LIST_FIELDS[key];
  const names = [v2, V2_ALIASES[key]].filter((name) => name !== undefined);
  const given = names
    .map((name) => input[name])
    .filter(isList)
    .flat();
  if (!field || given.length === 0) return undefined;
  const values = new Set(given.flatMap((value) => storedValues(key, value, input.type)));
  // Sorted: equal filters are written equally, which keys the cache.
  return { op: 'in', field, values: [...values].toSorted() };
}

function rangeFilter(field: NumberField | undefined, min: unknown, max: unknown): Filter | undefined {
  const ends = {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  };
  return field && Object.keys(ends).length > 0 ? { op: 'range', field, ...ends } : undefined;
}

const rankOf = (grade: unknown): number | undefined =>
  typeof grade === 'string' ? gradeRank(grade) : undefined;

/** Validated wire input → one condition a facet that is set. */
export function conditionsOf(input: FilterInput): Conditions {
  const conditions = new Map<ConditionKey, Filter>();
  const add = (key: ConditionKey, filter: Filter | undefined) => {
    if (filter) conditions.set(key, filter);
  };
  for (const facet of FACETS) {
    const { key, v2 } = facet;
    if (facet.kind === 'list') add(key, listFilter(input, facet));
    else if (facet.kind === 'range')
      add(key, rangeFilter(NUMBER_FIELDS[key], input[`${v2}_min`], input[`${v2}_max`]));
    else if (key === 'lot' && typeof input[v2] === 'string' && input[v2] !== '')
      add(key, { op: 'lot', number: input[v2] });
  }
  add('rateRange', rangeFilter('rateRank', rankOf(input.rate_min), rankOf(input.rate_max)));
  return conditions;
}

/**
 * The conditions as one filter; without those of the named facets, where given. A facet's options are counted without
 * its own values and without those that choosing it would clear.
 */
export function filterOf(conditions: Conditions, without: readonly ConditionKey[] = []): Filter {
  const kept = [...conditions].filter(([key]) => !without.includes(key)).map(([, filter]) => filter);
  return kept.length === 0 ? EVERYTHING : and(...kept);
}
