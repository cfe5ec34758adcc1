import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import type { WireKind } from '@vvoz/catalogue/facets/facetRow';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import { FACETS, type Facet, type FacetKey } from '@vvoz/catalogue/facets/facets';

/**
 * Operators at the end of a field's name (specification, section 7), in both versions. `interval` is inclusive and may
 * be a list. An `interval` of days is the list of days chosen in a picker. `not_null=0` matches unknown values.
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

const ARRAYS = ['eq', 'not_eq', 'in_arr', 'not_in_arr'] as const;
const WORDS = [...ARRAYS, 'incl_like', 'not_like', 'not_null'] as const;
const ORDERED = ['min', 'max', 'gt', 'lt'] as const;

/** The operators that apply to a kind. A name with another operator is an unknown field. */
export const OPERATORS_OF: Readonly<Record<WireKind, readonly Operator[]>> = {
  names: WORDS,
  codes: WORDS,
  grades: [...WORDS, ...ORDERED],
  days: [...ARRAYS, ...ORDERED, 'interval', 'not_interval', 'not_null'],
  numbers: [...ARRAYS, ...ORDERED, 'interval', 'not_interval', 'not_null'],
  intervals: [...ORDERED, 'interval', 'not_interval', 'not_null'],
  text: WORDS,
  flag: [],
};

/** A field of the wire: a facet and the part of its name before the operator. */
export interface WireField {
  readonly key: FacetKey;
  /** `year` of `year_min`. */
  readonly stem: string;
  readonly kind: WireKind;
  readonly facet: Facet;
}

const ENDING = new RegExp(`_(${OPERATORS.join('|')})$`);

/** True for a name that ends in an operator: `priv_incl_like`. Both versions keep such a name. */
export const endsInOperator = (name: string): boolean => ENDING.test(name);

/** Every field of a filtered call, in the order of FACETS. */
export const WIRE_FIELDS: readonly WireField[] = FACETS.map((facet) => ({
  key: facet.key,
  stem: FACET_DETAILS[facet.key].v1.replace(ENDING, ''),
  kind: FACET_DETAILS[facet.key].wire,
  facet,
}));

/** Formats the name of a condition; without an operator, the field's bare name. */
export const formatWireName = (stem: string, operator?: Operator): string =>
  operator === undefined ? stem : `${stem}_${operator}`;

/** Encodes the fields that a template's base filter requires to be known or unknown: `body_type_not_null=1`. */
export const encodeKnownPairs = ({ known = {} }: ScopedQuery): readonly (readonly [string, string])[] =>
  WIRE_FIELDS.flatMap(({ key, stem }) => {
    const mustBeKnown = (known as Readonly<Partial<Record<FacetKey, boolean>>>)[key];
    return mustBeKnown === undefined
      ? []
      : [[formatWireName(stem, 'not_null'), mustBeKnown ? '1' : '0'] as const];
  });
