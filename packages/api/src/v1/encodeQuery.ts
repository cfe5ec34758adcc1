import { FACETS, type ListFacet } from '../catalog/facets.ts';
import type { CatalogQuery } from '../catalog/query.ts';
import { endsInOperator } from '../wire/operators.ts';

/** Name and value pairs in the order in which they go out; every name once. */
export type V1Pairs = readonly (readonly [string, string])[];

/** A whole day of Japan travels as its first moment, local and without a zone marker. */
const dayOnWire = (day: string): string => `${day}T00:00:00`;

/** One value goes under the field's own name, several as `field_in_arr=a,b`; names that end in an operator stay. */
function listPair({ key, v1 }: ListFacet, values: readonly string[]): readonly [string, string] {
  const text = values.map((value) => (key === 'day' ? dayOnWire(value) : value)).join(',');
  return [values.length > 1 && !endsInOperator(v1) ? `${v1}_in_arr` : v1, text];
}

/** The filters of a query as version 1 takes them. A generation stands for its body codes, which are left out then. */
export function encodeFiltersV1(query: CatalogQuery): V1Pairs {
  const pairs: (readonly [string, string])[] = [];
  for (const facet of FACETS) {
    if (facet.kind === 'list') {
      const values = query.lists[facet.key] ?? [];
      if (values.length > 0 && !(facet.key === 'kuzov' && query.texts.generation))
        pairs.push(listPair(facet, values));
    } else if (facet.kind === 'range') {
      const range = query.ranges[facet.key];
      if (range?.min !== undefined) pairs.push([`${facet.v1}_min`, String(range.min)]);
      if (range?.max !== undefined) pairs.push([`${facet.v1}_max`, String(range.max)]);
    } else {
      const text = query.texts[facet.key];
      if (text) pairs.push([facet.v1, text]);
    }
  }
  return pairs;
}

/** A whole list call of version 1; an offset wins over the query's page. */
export function encodeQueryV1(
  query: CatalogQuery,
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
