import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import { encodeSegment } from '../encodeSegment.ts';
import { createGet, type ClientOptions, type Pairs, type RequestOptions } from '../http.ts';
import { carsSchema } from '../wire/responses.ts';
import { createNameRequests } from '../wire/nameOptions.ts';
import { wireLotSchema } from '../wire/lotSchema.ts';
import { createReadList } from '../wire/readList.ts';
import { parseLots, parseOneLot, parseSlice, type LotSlice } from '../wire/readLots.ts';
import { warnOnConsole } from '../wire/warn.ts';
import { encodeFiltersV1, encodeV1Query } from './encodeV1Query.ts';
import {
  v1CataloguePageSchema,
  v1CountSchema,
  v1EnginesSchema,
  v1FilterSchema,
  v1PopularSchema,
  v1SetsSchema,
  type V1CataloguePage,
} from './v1Schemas.ts';

/** The requested catalogue. Left-hand stock needs a `parent`, because it belongs to several. */
export interface V1Scope {
  readonly type: CatalogueType;
  readonly parent?: string;
  /** Offers at a fixed price: their list, brands and body codes are below `/api/auto/{type}`. */
  readonly offers?: boolean;
}

const encodeParent = ({ parent }: V1Scope): Pairs => (parent ? [['type_parent', parent]] : []);
const encodeScope = (scope: V1Scope): Pairs => [['type', scope.type], ...encodeParent(scope)];

/** Typed client of version 1. Every method throws ApiError. */
export function createV1Client({ warn = warnOnConsole, ...options }: ClientOptions) {
  const get = createGet(options);
  const readList = createReadList(get, warn);
  const names = createNameRequests(readList);
  const encodeFilters = (scope: V1Scope, query: ScopedQuery): Pairs => [
    ...encodeScope(scope),
    ...encodeFiltersV1(query),
  ];
  /** Path and parameters of a list of names. */
  const locate = (scope: V1Scope, name: 'brands' | 'series', query: ScopedQuery): readonly [string, Pairs] =>
    scope.offers
      ? [`api/auto/${scope.type}/filter/${name}`, [...encodeParent(scope), ...encodeFiltersV1(query)]]
      : [`api/auctions/${name}`, encodeFilters(scope, query)];

  return {
    /** Number of lots that match a query. */
    count: async (scope: V1Scope, query: ScopedQuery, call?: RequestOptions): Promise<number> => {
      const response = await get(v1CountSchema, 'api/auctions/count', encodeFilters(scope, query), call);
      return typeof response === 'number' ? response : response.count;
    },

    /** A page of the list and the total count. */
    cars: async (
      scope: V1Scope,
      query: ScopedQuery,
      slice: { readonly limit: number; readonly offset?: number },
      call?: RequestOptions,
    ): Promise<LotSlice> => {
      const path = scope.offers ? `api/auto/${scope.type}` : 'api/auctions';
      const pairs = [
        ...(scope.offers ? encodeParent(scope) : encodeScope(scope)),
        ...encodeV1Query(query, slice),
      ];
      return parseSlice(await readList(carsSchema, path, pairs, call), path, warn);
    },

    /** One lot. Throws an ApiError of status 404 if there is none. */
    car: async (type: string, id: string, call?: RequestOptions): Promise<Lot> => {
      const path = `api/auto/${encodeSegment(type)}/${encodeSegment(id)}`;
      return parseOneLot(await get(wireLotSchema, path, [], call), path, warn);
    },

    brands: (scope: V1Scope, query: ScopedQuery, call?: RequestOptions) =>
      names.brands(...locate(scope, 'brands', query), call),

    models: (scope: V1Scope, query: ScopedQuery, call?: RequestOptions) =>
      names.models('api/auctions/models', encodeFilters(scope, query), call),

    series: (scope: V1Scope, query: ScopedQuery, call?: RequestOptions) =>
      names.series(...locate(scope, 'series', query), call),

    colors: (scope: V1Scope, query: ScopedQuery, call?: RequestOptions) =>
      names.colors('api/auctions/colors', encodeFilters(scope, query), call),

    /** Groups of fields of a catalogue's panel, with the smallest and largest values and the options of its data. */
    filter: (scope: V1Scope, call?: RequestOptions) =>
      get(v1FilterSchema, 'api/auctions/filter', encodeScope(scope), call),

    /** The engine volumes of Korean stock. */
    engines: async (call?: RequestOptions) =>
      (await get(v1EnginesSchema, 'api/auto/korean/filter/eng_v', [], call)).items,

    sets: async (type: CatalogueType, call?: RequestOptions) =>
      (await get(v1SetsSchema, 'api/auctions/sets', [['type', type]], call)).items,

    /** The lots of a set. */
    setItems: async (id: string, limit: number, call?: RequestOptions): Promise<LotSlice> => {
      const path = 'api/auctions/sets/items';
      const pairs = [
        ['id', id],
        ['limit', String(limit)],
      ] as const;
      return parseSlice(await get(carsSchema, path, pairs, call), path, warn);
    },

    /** Page path, titles and years for a choice of brand, model and body code. */
    cataloguePage: (parent: string, query: ScopedQuery, call?: RequestOptions): Promise<V1CataloguePage> =>
      get(
        v1CataloguePageSchema,
        `api/auto/${encodeSegment(parent)}/catalog_page`,
        encodeFiltersV1(query),
        call,
      ),

    /** Popular lots of a type for the home page. */
    popular: async (type: string, call?: RequestOptions): Promise<readonly Lot[]> => {
      const path = `api/auto/popular/home/${encodeSegment(type)}`;
      const { auto_popular_list: items } = await get(v1PopularSchema, path, [], call);
      return parseLots(items, path, warn);
    },
  };
}

export type V1Client = ReturnType<typeof createV1Client>;
