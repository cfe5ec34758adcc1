import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACETS, type Facet } from '@vvoz/catalogue/facets/facets';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { encodeV1Query } from '@vvoz/api/v1/encodeV1Query';
import { encodeV2Query } from '@vvoz/api/v2/encodeV2Query';
import { codedListSchema, listSchema } from '@vvoz/api/wire/filterSchema';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { parseQuery } from './parseQuery.ts';
import type { Filter, ListField, NumberField } from '../../catalogue/filter.ts';
import { buildStoreQuery } from '../../catalogue/buildStoreQuery.ts';

const TYPES = [...new Set(TEMPLATES.map(({ type }) => type))];
const LIMIT = 12;

/** Decodes a call as the server does: query string → validated input → conditions by facet. */
function decode(
  schema: typeof listSchema,
  type: CatalogueType,
  pairs: readonly (readonly [string, string])[],
) {
  const search = new URLSearchParams([['type', type], ...pairs.map(([name, value]) => [name, value])]);
  const input = schema.parse({ ...parseQuery(search.toString()) });
  const { order_by: order, limit, offset = 0, set_id: set } = input as typeof input & { set_id?: string };
  return { order, limit, offset, set, conditions: Object.fromEntries(buildStoreQuery(input).conditions) };
}

const AUTOMATIC = ['AMT', 'AT', 'CVT'];
const hasTwoPedals = (type: CatalogueType) => /^(japan|bike|europe)(_st)?$/.test(type);

const DRIVES_OF: Readonly<Record<string, readonly string[]>> = {
  FF: ['FF', '2WD', 'FF/4WD', '2WD/4WD'],
  FR: ['FR', '2WD', 'FR/4WD', '2WD/4WD'],
  MR: ['MR', 'MR/4WD'],
  RR: ['RR', 'RR/4WD'],
  '2WD': ['FF', 'FR', 'MR', 'RR', '2WD', 'FF/4WD', 'FR/4WD', 'MR/4WD', 'RR/4WD', '2WD/4WD'],
  '4WD': ['4WD', 'FF/4WD', 'FR/4WD', 'MR/4WD', 'RR/4WD', '2WD/4WD'],
};

/** The stored codes of a choice, written by hand. */
function listStored({ key }: Facet, values: readonly string[], type: CatalogueType): readonly string[] {
  const codes = values.flatMap((value) => {
    if (key === 'drive') return DRIVES_OF[value] ?? [];
    return key === 'gearbox' && value === 'AT' && hasTwoPedals(type) ? AUTOMATIC : [value];
  });
  return [...new Set(codes)].toSorted();
}

const joinFilters = (filters: readonly Filter[]): Filter =>
  filters.length === 1 && filters[0] ? filters[0] : { op: 'and', all: filters };

/** Converts a price span `0-1000000` into a range. */
function parseSpan(text: string): Filter {
  const [min, max] = text.split('-');
  return {
    op: 'range',
    field: 'price',
    ...(min ? { min: Number(min) } : {}),
    ...(max ? { max: Number(max) } : {}),
  };
}

/** Converts a facet of a query into a filter, independently of the encoders and the server. */
function translateFacet(
  facet: Facet,
  { lists, ranges, texts }: CatalogueQuery,
  type: CatalogueType,
): Filter | undefined {
  const { key } = facet;
  const values = facet.kind === 'list' ? (lists[facet.key] ?? []) : [];
  const { min, max } = facet.kind === 'range' ? (ranges[facet.key] ?? {}) : {};
  if (key === 'kuzov' && texts.generation)
    return { op: 'starts', field: 'kuzov', text: texts.generation.toUpperCase() };
  if (key === 'lot') return texts.lot ? { op: 'lot', number: texts.lot } : undefined;
  if (key === 'price' && values.length > 0) {
    const any = values.map(parseSpan);
    return any.length === 1 ? any[0] : { op: 'or', any };
  }
  if (values.length > 0)
    return { op: 'in', field: key as ListField, values: listStored(facet, values, type) };
  const field = key as NumberField;
  const ends: Filter[] = [];
  if (min !== undefined) ends.push({ op: 'range', field, min });
  if (max !== undefined) ends.push({ op: 'range', field, max });
  return ends.length > 0 ? joinFilters(ends) : undefined;
}

const translateQuery = (query: CatalogueQuery, type: CatalogueType) =>
  Object.fromEntries(
    FACETS.map((facet) => [facet.key, translateFacet(facet, query, type)] as const).filter(
      ([, filter]) => filter,
    ),
  );

/** Version 1's selector has one option for 6 and S, so either of them means both. */
const mergeGrades = (query: CatalogueQuery): CatalogueQuery => {
  const { rate } = query.lists;
  if (!rate || (!rate.includes('6') && !rate.includes('S'))) return query;
  return { ...query, lists: { ...query.lists, rate: [...new Set([...rate, '6', 'S'])] } };
};

test.each([
  ['version 1', encodeV1Query, codedListSchema, mergeGrades],
  ['version 2', encodeV2Query, listSchema, (query: CatalogueQuery) => query],
] as const)(
  'the server decodes every query that %s encodes into the same filter',
  (_, encode, schema, normalize) => {
    fc.assert(
      fc.property(arbitraryQuery(), fc.constantFrom(...TYPES), (query, type) => {
        expect(decode(schema, type, encode(query, { limit: LIMIT }))).toEqual({
          order: query.order,
          limit: LIMIT,
          offset: (query.page - 1) * LIMIT,
          set: query.texts.set,
          conditions: translateQuery(normalize(query), type),
        });
      }),
      numRuns(400, 10_000),
    );
  },
);
