import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { scopeQuery } from '@vvoz/catalogue/templates/baseFilter';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { TEMPLATES, type Template } from '@vvoz/catalogue/templates/templates';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { ApiError } from '../errors.ts';
import { composeFacets, type NameRequests } from './composeFacets.ts';
import type { V1Client, V1Scope } from '../v1/v1Client.ts';
import type { SalesSummary } from '../v2/salesSchemas.ts';
import type { Arrival, V2Client } from '../v2/v2Client.ts';
import type { LotSlice } from '../wire/readLots.ts';

/** The calls of one catalogue, within its base filter. Every method throws ApiError. */
export interface CatalogueRequests extends NameRequests {
  readonly count: (query: CatalogueQuery) => Promise<number>;
  /** Counts the lots of several queries, in their order. */
  readonly counts: (queries: readonly CatalogueQuery[]) => Promise<readonly number[]>;
  readonly cars: (
    query: CatalogueQuery,
    slice: { readonly limit: number; readonly offset?: number },
  ) => Promise<LotSlice>;
  readonly facets: (query: CatalogueQuery) => Promise<FacetCounts>;
  /** The lots that came last, newest first. Only this project's backend has this call. */
  readonly arrivals: (query: CatalogueQuery, limit: number) => Promise<readonly Arrival[]>;
  /** For how much the lots went in the last twelve months. Only this project's backend has this call. */
  readonly sales: (query: CatalogueQuery) => Promise<SalesSummary>;
}

interface Clients {
  readonly v1: V1Client;
  readonly v2: V2Client;
}

/** Left-hand stock has several parents, so its calls name one. Other types have one parent each. */
const findParent = ({ type, typeParent }: Template): { readonly parent?: string } =>
  CATALOGUE_TYPES[type].parent === undefined ? { parent: typeParent } : {};

/**
 * Offers at a fixed price are listed below `/api/auto`, everything else below `/api/auctions` (specification,
 * section 7).
 */
const toV1Scope = (template: Template): V1Scope => ({
  type: template.type,
  ...findParent(template),
  offers: template.group === 'left' || template.group === 'stock',
});

type ScopedRequests = Omit<CatalogueRequests, 'counts' | 'facets' | 'arrivals' | 'sales'>;

function createScopedRequests({ v1, v2 }: Clients, template: Template): ScopedRequests {
  const { type } = template;
  const scope = toV1Scope(template);
  return template.api === 'v2'
    ? {
        count: (query) => v2.count(type, scopeQuery(template, query)),
        cars: (query, slice) => v2.cars(type, scopeQuery(template, query), slice),
        brands: (query) => v2.brands(type, scopeQuery(template, query)),
        models: (query) => v2.models(type, scopeQuery(template, query)),
        series: (query) => v2.series(type, scopeQuery(template, query)),
        colors: (query) => v2.colors(type, scopeQuery(template, query)),
      }
    : {
        count: (query) => v1.count(scope, scopeQuery(template, query)),
        cars: (query, slice) => v1.cars(scope, scopeQuery(template, query), slice),
        brands: (query) => v1.brands(scope, scopeQuery(template, query)),
        models: (query) => v1.models(scope, scopeQuery(template, query)),
        series: (query) => v1.series(scope, scopeQuery(template, query)),
        colors: (query) => v1.colors(scope, scopeQuery(template, query)),
      };
}

const isMissingRequest = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'http' && error.failure.status === 404;

/** Returns the response of a call, or composes it when the backend does not have the call. */
async function orCompose<T>(response: Promise<T>, compose: () => Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!isMissingRequest(error)) throw error;
    return compose();
  }
}

/**
 * Selects the calls of a catalogue by its version of the API. Only this project's backend has a call for the counts of
 * all options and for several counts, for all types. For other backends they are composed of the other calls.
 */
export function createCatalogueRequests(clients: Clients, template: Template): CatalogueRequests {
  const calls = createScopedRequests(clients, template);
  const { v1, v2 } = clients;
  const scope = { type: template.type, ...findParent(template) };
  return {
    ...calls,
    arrivals: (query, limit) => v2.arrivals(scope, scopeQuery(template, query), limit),
    sales: (query) => v2.sales(scope, scopeQuery(template, query)),
    counts: (queries) =>
      orCompose(
        v2.counts(
          scope,
          queries.map((query) => scopeQuery(template, query)),
        ),
        () => Promise.all(queries.map(calls.count)),
      ),
    facets: (query) =>
      orCompose(v2.facets(scope, scopeQuery(template, query)), () =>
        composeFacets(v1, calls, template, toV1Scope(template), query),
      ),
  };
}

/** Loads one lot with the call of its type's version. Throws an ApiError of status 404 if there is none. */
export function loadCar({ v1, v2 }: Clients, type: string, id: string): Promise<Lot> {
  const isV1 = TEMPLATES.some((template) => template.type === type && template.api === 'v1');
  return isV1 ? v1.car(type, id) : v2.car(type, id);
}
