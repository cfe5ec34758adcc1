import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Lists } from '@vvoz/catalogue/query/query';
import { CATALOGUE_TYPES, isCatalogueType, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FilterInput } from '@vvoz/api/wire/filterSchema';
import { OPERATORS_OF, WIRE_FIELDS, formatWireName } from '@vvoz/api/wire/operators';
import { buildCondition } from './conditions.ts';
import { and, EVERYTHING, type Filter } from './filter.ts';

/** Key of a condition: its facet, or `parent`, which applies to the whole call and to the counts of every facet. */
export type ConditionKey = FacetKey | 'parent';

/** Conditions of a call by key, so that a facet can be counted without its own conditions. */
export type Conditions = ReadonlyMap<ConditionKey, Filter>;

/** Validated input of a filtered call: `type` and the fields of the facets. */
export type ScopeInput = Pick<FilterInput, 'type' | 'type_parent'> & Readonly<Record<string, unknown>>;

/** The parameter names that become conditions here, with field and operator. Not those of sets and generations. */
const NAMES = WIRE_FIELDS.filter(({ kind }) => kind !== 'flag').flatMap((field) =>
  [undefined, ...OPERATORS_OF[field.kind]].map((operator) => ({
    field,
    operator,
    name: formatWireName(field.stem, operator),
  })),
);

const BY_NAME = new Map(NAMES.map((named) => [named.name, named]));

const listNamesOf = (key: 'brand' | 'model'): readonly string[] =>
  NAMES.flatMap(({ field, operator, name }) =>
    field.key === key && (operator ?? 'in_arr') === 'in_arr' ? [name] : [],
  );
const BRAND_NAMES = listNamesOf('brand');
const MODEL_NAMES = listNamesOf('model');

/** Brands and models chosen in a call, with or without `_in_arr`. */
function findNamedLists(input: ScopeInput): Lists {
  const listValues = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => (Array.isArray(input[name]) ? (input[name] as readonly string[]) : []));
  return { brand: listValues(BRAND_NAMES), model: listValues(MODEL_NAMES) };
}

function buildFieldConditions(input: ScopeInput): Map<ConditionKey, Filter> {
  const context = { type: input.type, lists: findNamedLists(input) };
  const conditions = new Map<ConditionKey, Filter>();
  for (const [name, value] of Object.entries(input)) {
    const named = BY_NAME.get(name);
    if (!named || value === undefined) continue;
    const { field, operator } = named;
    const filter = buildCondition(field, operator, value, context);
    if (!filter) continue;
    const others = conditions.get(field.key);
    conditions.set(field.key, others ? and(others, filter) : filter);
  }
  return conditions;
}

/** The input of a call: a type and the conditions on its lots. */
export interface StoreQuery {
  readonly type: CatalogueType;
  readonly conditions: Conditions;
}

const IS_LEFT_HAND: Filter = { op: 'in', field: 'side', values: ['1'] };

/**
 * Finds the type of a call and the filter by its `type_parent`. Left-hand stock has several parents, so a parent limits
 * it. Left-hand machines have no type: they are lots of the machinery type that the parent names.
 */
function resolveType({ type, type_parent: parent }: ScopeInput): { type: CatalogueType; filter?: Filter } {
  if (CATALOGUE_TYPES[type].parent !== undefined || !parent) return { type };
  if (isCatalogueType(parent) && CATALOGUE_TYPES[parent].vehicle === 'machinery')
    return { type: parent, filter: IS_LEFT_HAND };
  return { type, filter: { op: 'in', field: 'parent', values: [parent] } };
}

/**
 * Converts validated input into one condition per facet. A generation replaces the body codes.
 * @param set filter of the set in the call, in the form of an input
 */
export function buildStoreQuery(input: ScopeInput, set?: Readonly<Record<string, unknown>>): StoreQuery {
  const { type, filter } = resolveType(input);
  const conditions = buildFieldConditions({ ...input, type });
  const { generation } = input;
  if (typeof generation === 'string' && generation !== '')
    conditions.set('kuzov', { op: 'starts', field: 'kuzov', text: generation.toUpperCase() });
  if (filter) conditions.set('parent', filter);
  if (set) conditions.set('set', and(...buildFieldConditions({ ...set, type }).values()));
  return { type, conditions };
}

/**
 * Combines conditions into one filter, except those of the keys in `without`. A facet's options are counted without the
 * facet's own conditions and without those that a choice in it clears.
 */
export function combineConditions(conditions: Conditions, without: readonly ConditionKey[] = []): Filter {
  const filters = [...conditions].filter(([key]) => !without.includes(key)).map(([, filter]) => filter);
  return filters.length === 0 ? EVERYTHING : and(...filters);
}
