import { FACETS, type Facet, type FacetKey } from '@vvoz/catalogue/facets/facets';

/**
 * What may stand at the end of a field's name (specification, section 7), in both versions. `interval` is inclusive and
 * may be a list; an `interval` of days is the list of days that a picker holds; `not_null=0` asks for the unknown.
 */
export const OPERATORS = [
  'min',
  'max',
  'eq',
  'not_eq',
  'gt',
  'lt',
  'incl_like',
  'not_like',
  'interval',
  'not_interval',
  'in_arr',
  'not_in_arr',
  'not_null',
] as const;
export type Operator = (typeof OPERATORS)[number];

/**
 * names: open words (brands); codes: closed words (gearboxes); grades: closed and ordered; days; numbers; intervals:
 * one of several spans of a number; text: one word; flag: taken as it is, without operators.
 */
export type FieldKind = 'names' | 'codes' | 'grades' | 'days' | 'numbers' | 'intervals' | 'text' | 'flag';

const ARRAYS = ['eq', 'not_eq', 'in_arr', 'not_in_arr'] as const;
const WORDS = [...ARRAYS, 'incl_like', 'not_like', 'not_null'] as const;
const ORDERED = ['min', 'max', 'gt', 'lt'] as const;

/** The operators that mean something for a kind; others are names that nobody knows. */
export const OPERATORS_OF: Readonly<Record<FieldKind, readonly Operator[]>> = {
  names: WORDS,
  codes: WORDS,
  grades: [...WORDS, ...ORDERED],
  days: [...ARRAYS, ...ORDERED, 'interval', 'not_interval', 'not_null'],
  numbers: [...ARRAYS, ...ORDERED, 'interval', 'not_interval', 'not_null'],
  intervals: [...ORDERED, 'interval', 'not_interval', 'not_null'],
  text: WORDS,
  flag: [],
};

/** A field of the wire: a facet under its stem. */
export interface WireField {
  readonly key: FacetKey;
  /** `year` of `year_min`. */
  readonly stem: string;
  readonly kind: FieldKind;
  readonly facet: Facet;
}

const KINDS: Readonly<Partial<Record<FacetKey, FieldKind>>> = {
  brand: 'names',
  model: 'names',
  kuzov: 'names',
  rate: 'grades',
  day: 'days',
  price: 'intervals',
  set: 'flag',
  generation: 'flag',
};

const kindOf = ({ key, kind }: Facet): FieldKind =>
  KINDS[key] ?? (kind === 'list' ? 'codes' : kind === 'range' ? 'numbers' : 'text');

const ENDING = new RegExp(`_(${OPERATORS.join('|')})$`);

/** A name that ends in an operator keeps it on every wire: `priv_incl_like`. */
export const endsInOperator = (name: string): boolean => ENDING.test(name);

/** Every field that a filtered call knows, in the order of the registry. */
export const WIRE_FIELDS: readonly WireField[] = FACETS.map((facet) => ({
  key: facet.key,
  stem: facet.v1.replace(ENDING, ''),
  kind: kindOf(facet),
  facet,
}));

/** The whole name of a condition; without an operator the field's bare name. */
export const wireName = (stem: string, operator?: Operator): string =>
  operator === undefined ? stem : `${stem}_${operator}`;
