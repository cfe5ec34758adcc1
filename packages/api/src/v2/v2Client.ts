import { FACETS, type FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { isCatalogueType, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import type { TemplateName } from '@vvoz/catalogue/templates/templates';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { encodePairs } from '../encodePairs.ts';
import { encodeSegment } from '../encodeSegment.ts';
import { ApiError } from '../errors.ts';
import { createGet, createLenientGet, type ClientOptions, type RequestOptions } from '../http.ts';
import { v2ArrivalsSchema } from './arrivalSchemas.ts';
import { encodeFiltersV2, encodeV2Query, type Slice, type V2Pairs } from './encodeV2Query.ts';
import { createReadList } from '../wire/readList.ts';
import { v2SalesSchema, type SalesSummary } from './salesSchemas.ts';
import { encodeLandings, type LandingSelection } from './encodeLandings.ts';
import { v2NeighboursSchema, type LotNeighbours } from './neighbourSchemas.ts';
import { v2OffersSchema, v2OfferSummarySchema, type OfferPart, type OfferSummary } from './offerSchemas.ts';
import {
  v2LandingPartsSchema,
  v2LandingsSchema,
  type LandingList,
  type LandingParts,
} from './landingSchemas.ts';
import { parseLots, parseOneLot, parseSlice, type LotSlice } from '../wire/readLots.ts';
import { carsSchema } from '../wire/responses.ts';
import { createNameRequests } from '../wire/nameOptions.ts';
import { wireLotSchema } from '../wire/lotSchema.ts';
import { warnOnConsole } from '../wire/warn.ts';
import {
  v2BudgetsSchema,
  v2CountSchema,
  v2FacetsSchema,
  v2ModelPricesSchema,
  v2RelaxSchema,
  v2SimilarSchema,
  v2StatisticsSchema,
  type Budgets,
  type LotStatistics,
  type ModelPrices,
} from './v2Schemas.ts';

const facetKeys = new Set<string>(FACETS.map((facet) => facet.key));

/** Keeps known facets only: a newer backend may send more. */
const keepKnownFacets = <T>(record: Readonly<Record<string, T>>): Partial<Record<FacetKey, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => facetKeys.has(key)));

/** A type; with a parent if it has several. */
interface TypeScope {
  readonly type: CatalogueType;
  readonly parent?: string;
}

/** A lot with the time when it was added: ISO, UTC; absent if it is unknown. */
export interface Arrival {
  readonly lot: Lot;
  readonly addedAt?: string;
}

const encodeScope = ({ type, parent }: TypeScope): V2Pairs => [
  ['type', type],
  ...(parent === undefined ? [] : [['type_parent', parent] as const]),
];

/** Formats pairs as a query string, which is the value of one field of another query string. */
const formatQuery = (pairs: V2Pairs): string =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

function buildLotPath(type: string, id: string): string {
  if (!isCatalogueType(type)) throw new ApiError({ kind: 'http', url: `api/v2/cars/${type}`, status: 404 });
  return `api/v2/cars/${type}/${encodeSegment(id)}`;
}

/** Typed client of version 2. Every method throws ApiError. */
export function createV2Client({ warn = warnOnConsole, ...options }: ClientOptions) {
  const get = createGet(options);
  const getLeniently = createLenientGet({ warn, ...options });
  const readList = createReadList(get, warn);
  const names = createNameRequests(readList);
  return {
    /** Number of lots of a type that match a query. */
    count: async (type: CatalogueType, query: ScopedQuery, call?: RequestOptions): Promise<number> =>
      (await get(v2CountSchema, 'api/v2/count', [['type', type], ...encodeFiltersV2(query)], call)).count,

    /** Numbers of lots that match several queries, in their order. Left-hand stock needs its parent. */
    counts: async (
      scope: TypeScope,
      queries: readonly ScopedQuery[],
      call?: RequestOptions,
    ): Promise<readonly number[]> => {
      const steps = queries.map((query) => formatQuery([...encodeScope(scope), ...encodeFiltersV2(query)]));
      const pairs = steps.map((step) => ['step[]', step] as const);
      const { counts } = await get(v2RelaxSchema, 'api/v2/relax', pairs, call);
      if (counts.length !== queries.length)
        throw new ApiError({
          kind: 'contract',
          url: 'api/v2/relax',
          field: 'counts',
          detail: `${counts.length} counts of ${queries.length} queries`,
        });
      return counts;
    },

    /** A page of the list and the total count. */
    cars: async (
      type: CatalogueType,
      query: ScopedQuery,
      slice: Slice,
      call?: RequestOptions,
    ): Promise<LotSlice> => {
      const path = 'api/v2/cars';
      const pairs = [['type', type], ...encodeV2Query(query, slice)] as const;
      return parseSlice(await readList(carsSchema, path, pairs, call), path, warn);
    },

    /** The lots that were added last, newest first, each with its time. Left-hand stock needs its parent. */
    arrivals: async (
      scope: TypeScope,
      query: ScopedQuery,
      limit: number,
      call?: RequestOptions,
    ): Promise<readonly Arrival[]> => {
      const path = 'api/v2/arrivals';
      const pairs = [...encodeScope(scope), ...encodeFiltersV2(query), ['limit', String(limit)]] as const;
      const { items } = await get(v2ArrivalsSchema, path, pairs, call);
      return items.flatMap(({ lot, added }) =>
        parseLots([lot], path, warn).map((parsed) => ({
          lot: parsed,
          ...(added === undefined ? {} : { addedAt: added }),
        })),
      );
    },

    /** One lot. Throws an ApiError of status 404 if there is none or the type is unknown. */
    car: async (type: string, id: string, call?: RequestOptions): Promise<Lot> => {
      const path = buildLotPath(type, id);
      return parseOneLot(await get(wireLotSchema, path, [], call), path, warn);
    },

    /** Similar lots, without the lot itself. */
    similar: async (
      type: string,
      id: string,
      limit: number,
      call?: RequestOptions,
    ): Promise<readonly Lot[]> => {
      const path = `${buildLotPath(type, id)}/similar`;
      const { items } = await get(v2SimilarSchema, path, [['limit', String(limit)]], call);
      return parseLots(items, path, warn);
    },

    /** Prices of similar sold lots by month; empty if none were sold. */
    statistics: (type: string, id: string, call?: RequestOptions): Promise<LotStatistics> =>
      get(v2StatisticsSchema, `${buildLotPath(type, id)}/statistics`, [], call),

    /** What a lot is compared with: the nearest sales, the factors of its estimate, other appearances of the car. */
    neighbours: (type: string, id: string, call?: RequestOptions): Promise<LotNeighbours> =>
      get(v2NeighboursSchema, `${buildLotPath(type, id)}/neighbours`, [], call),

    brands: (type: CatalogueType, query: ScopedQuery, call?: RequestOptions) =>
      names.brands('api/v2/brands', [['type', type], ...encodeFiltersV2(query)], call),
    models: (type: CatalogueType, query: ScopedQuery, call?: RequestOptions) =>
      names.models('api/v2/models', [['type', type], ...encodeFiltersV2(query)], call),
    series: (type: CatalogueType, query: ScopedQuery, call?: RequestOptions) =>
      names.series('api/v2/series', [['type', type], ...encodeFiltersV2(query)], call),
    colors: (type: CatalogueType, query: ScopedQuery, call?: RequestOptions) =>
      names.colors('api/v2/colors', [['type', type], ...encodeFiltersV2(query)], call),

    /** For how much the lots of a query went in the last twelve months. */
    sales: (scope: TypeScope, query: ScopedQuery, call?: RequestOptions): Promise<SalesSummary> =>
      get(v2SalesSchema, 'api/v2/sales', [...encodeScope(scope), ...encodeFiltersV2(query)], call),

    /** Medians of turnkey cost, year and mileage by budget and body type. */
    budgets: (type: CatalogueType, call?: RequestOptions): Promise<Budgets> =>
      get(v2BudgetsSchema, 'api/v2/budgets', [['type', type]], call),

    /** Models of a catalogue with at least `minLots` lots, and the median of their turnkey cost. */
    modelPrices: (template: TemplateName, minLots: number, call?: RequestOptions): Promise<ModelPrices> =>
      get(
        v2ModelPricesSchema,
        'api/v2/models/prices',
        [
          ['template', template],
          ['min_lots', String(minLots)],
        ],
        call,
      ),

    /** One page of the landings of a catalogue, by name. */
    landings: (
      selection: LandingSelection,
      page: { readonly after?: string | undefined; readonly limit: number },
      call?: RequestOptions,
    ): Promise<LandingList> =>
      get(v2LandingsSchema, 'api/v2/landings', encodeLandings(selection, page), call),

    /** The landings of a catalogue in parts of `size`. */
    landingParts: (selection: LandingSelection, size: number, call?: RequestOptions): Promise<LandingParts> =>
      get(v2LandingPartsSchema, 'api/v2/landings/parts', encodeLandings(selection, { size }), call),

    /** One page of the lots of a catalogue that can be offered: coming, with a picture and a turnkey price. */
    offers: async (
      part: OfferPart,
      page: { readonly after?: string | undefined; readonly limit: number },
      call?: RequestOptions,
    ): Promise<{ readonly items: readonly Lot[]; readonly next: string | null }> => {
      const path = 'api/v2/offers';
      const { items, next } = await get(v2OffersSchema, path, encodePairs({ ...part, ...page }), call);
      return { items: parseLots(items, path, warn), next };
    },

    /** Brands and models with enough of these lots, and the version of the offers. */
    offerSummary: (part: OfferPart, call?: RequestOptions): Promise<OfferSummary> =>
      get(v2OfferSummarySchema, 'api/v2/offers/summary', encodePairs(part), call),

    /** Counts per option of each facet, with the other filters applied. Left-hand stock needs its parent. */
    facets: async (scope: TypeScope, query: ScopedQuery, call?: RequestOptions): Promise<FacetCounts> => {
      const pairs = [...encodeScope(scope), ...encodeFiltersV2(query)];
      const response = await getLeniently(v2FacetsSchema, 'api/v2/facets', pairs, call);
      return { options: keepKnownFacets(response.options), histograms: keepKnownFacets(response.histograms) };
    },
  };
}

export type V2Client = ReturnType<typeof createV2Client>;
