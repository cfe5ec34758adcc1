import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import { encodeGrades } from '@vvoz/catalogue/words/gradeOptions';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import { encodeListValues } from '../wire/encodeListValues.ts';
import { endsInOperator, encodeKnownPairs } from '../wire/operators.ts';

/** Name and value pairs in the order of the query string. Each name occurs once. */
export type V1Pairs = readonly (readonly [string, string])[];

/**
 * One value is sent under the field's name, several as `field_in_arr=a,b`. A name that ends in an operator does not
 * change.
 */
const toListPair = (name: string, values: readonly string[]): readonly [string, string] => [
  values.length > 1 && !endsInOperator(name) ? `${name}_in_arr` : name,
  values.join(','),
];

/** Encodes the filters of a query for version 1, grades as codes. A generation is sent instead of its body codes. */
export function encodeFiltersV1(query: ScopedQuery): V1Pairs {
  const pairs: (readonly [string, string])[] = [];
  for (const facet of FACETS) {
    const { v1: name } = FACET_DETAILS[facet.key];
    if (facet.kind === 'list') {
      const words = encodeListValues(facet, query);
      const values = facet.key === 'rate' ? encodeGrades(words) : words;
      if (values.length > 0) pairs.push(toListPair(name, values));
    } else if (facet.kind === 'range') {
      const range = query.ranges[facet.key];
      if (range?.min !== undefined) pairs.push([`${name}_min`, String(range.min)]);
      if (range?.max !== undefined) pairs.push([`${name}_max`, String(range.max)]);
    } else {
      const text = query.texts[facet.key];
      if (text) pairs.push([name, text]);
    }
  }
  return [...pairs, ...encodeKnownPairs(query)];
}

/** Encodes a list call of version 1. An offset overrides the query's page. */
export function encodeV1Query(
  query: ScopedQuery,
  slice: { readonly limit: number; readonly offset?: number },
): V1Pairs {
  const offset = slice.offset ?? (query.page - 1) * slice.limit;
  return [
    ...encodeFiltersV1(query),
    ['order_by', query.order],
    ['limit', String(slice.limit)],
    ...(offset > 0 ? [['offset', String(offset)] as const] : []),
  ];
}
