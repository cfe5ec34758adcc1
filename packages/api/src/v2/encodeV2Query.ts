import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import { encodeListValues } from '../wire/encodeListValues.ts';
import { encodeKnownPairs } from '../wire/operators.ts';

/** Name and value pairs in the order of the query string. Lists repeat `name[]` for each value. */
export type V2Pairs = readonly (readonly [string, string])[];

/**
 * Encodes the filters of a query for version 2. Lists are arrays: `marka_name[]=TOYOTA&marka_name[]=HONDA`. A
 * generation is sent instead of its body codes.
 */
export function encodeFiltersV2(query: ScopedQuery): V2Pairs {
  const pairs: [string, string][] = [];
  for (const facet of FACETS) {
    const { v2: name } = FACET_DETAILS[facet.key];
    if (facet.kind === 'list') {
      for (const value of encodeListValues(facet, query)) pairs.push([`${name}[]`, value]);
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

/** The part of a list to request. */
export interface Slice {
  readonly limit: number;
  readonly offset?: number;
}

/** Encodes a list call of version 2: filters, order, limit and offset. An offset overrides the query's page. */
export function encodeV2Query(query: ScopedQuery, slice: Slice): V2Pairs {
  const offset = slice.offset ?? (query.page - 1) * slice.limit;
  return [
    ...encodeFiltersV2(query),
    ['order_by', query.order],
    ['limit', String(slice.limit)],
    ...(offset > 0 ? [['offset', String(offset)] as const] : []),
  ];
}
