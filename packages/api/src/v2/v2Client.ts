import { FACETS, type FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { isCatalogueType, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { ApiError } from '../errors.ts';
import { createGet, type CallOptions } from '../http.ts';
import { encodeFiltersV2, encodeV2Query, type Slice } from './encodeV2Query.ts';
import { createReadList } from '../wire/readList.ts';
import { parseLots, parseOneLot, parseSlice, type LotSlice } from '../wire/readLots.ts';
import { carsSchema } from '../wire/answers.ts';
import { wireLotSchema } from '../wire/lotSchema.ts';
import { warnOnConsole, type CatalogueClientOptions } from '../wire/warn.ts';
import {
  v2CountSchema,
  v2FacetsSchema,
  v2SimilarSchema,
  v2StatisticsSchema,
  type LotStatistics,
} from './v2Schemas.ts';

const facetKeys = new Set<string>(FACETS.map((facet) => facet.key));

/** Keeps the keys that are facets of ours: a newer backend may know more. */
const ownKeys = <T>(record: Readonly<Record<string, T>>): Partial<Record<FacetKey, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => facetKeys.has(key)));

function lotPath(type: string, id: string): string {
  if (!isCatalogueType(type)) throw new ApiError({ kind: 'http', url: `api/v2/cars/${type}`, status: 404 });
  return `api/v2/cars/${type}/${encodeURIComponent(id)}`;
}

/** The calls of version 2, typed. Every method throws ApiError. */
export function createV2Client({ warn = warnOnConsole, ...options }: CatalogueClientOptions) {
  const get = createGet(options);
  const readList = createReadList(get, warn);
  return {
    /** How many lots of a type a query finds. */
    count: async (type: CatalogueType, query: ScopedQuery, call?: CallOptions): Promise<number> =>
      (await get(v2CountSchema, 'api/v2/count', [['type', type], ...encodeFiltersV2(query)], call)).count,

    /** A slice of the list with the count of the whole. */
    cars: async (
      type: CatalogueType,
      query: ScopedQuery,
      slice: Slice,
      call?: CallOptions,
    ): Promise<LotSlice> => {
      const path = 'api/v2/cars';
      const pairs = [['type', type], ...encodeV2Query(query, slice)] as const;
      return parseSlice(await readList(carsSchema, path, pairs, call), path, warn);
    },

    /** One lot; ApiError of kind http and status 404 where there is none, an unknown type included. */
    car: async (type: string, id: string, call?: CallOptions): Promise<Lot> => {
      const path = lotPath(type, id);
      return parseOneLot(await get(wireLotSchema, path, [], call), path, warn);
    },

    /** Lots like one lot, never itself. */
    similar: async (type: string, id: string, limit: number, call?: CallOptions): Promise<readonly Lot[]> => {
      const path = `${lotPath(type, id)}/similar`;
      const { items } = await get(v2SimilarSchema, path, [['limit', String(limit)]], call);
      return parseLots(items, path, warn);
    },

    /** What lots like one lot were sold for, by month; an empty list where nothing was. */
    statistics: (type: string, id: string, call?: CallOptions): Promise<LotStatistics> =>
      get(v2StatisticsSchema, `${lotPath(type, id)}/statistics`, [], call),

    /** Counts of every option of every facet, the other filters kept. */
    facets: async (type: CatalogueType, query: ScopedQuery, call?: CallOptions): Promise<FacetCounts> => {
      const answer = await get(
        v2FacetsSchema,
        'api/v2/facets',
        [['type', type], ...encodeFiltersV2(query)],
        call,
      );
      return { options: ownKeys(answer.options), histograms: ownKeys(answer.histograms) };
    },
  };
}

export type V2Client = ReturnType<typeof createV2Client>;
