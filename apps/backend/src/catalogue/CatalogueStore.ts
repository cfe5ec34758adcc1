import type { QueueLoad } from '@vvoz/api/visitor/createFairQueue';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { PathFacet } from '@vvoz/catalogue/query/query';
import type { Order } from '@vvoz/catalogue/query/orders';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { EstimateLot } from '@vvoz/estimate/lot';
import type { LotRecord } from './db/lotRecord.ts';
import type { Filter, ListField, NumberField } from './filter.ts';

/** The lots of a call: the listed (not withdrawn) lots of one type. */
export interface Scope {
  readonly type: CatalogueType;
  readonly filter: Filter;
}

export interface ListRequest extends Scope {
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** A request for the lots that were added last. */
export interface ArrivalRequest extends Scope {
  readonly limit: number;
}

/** A lot with the time of the import that added it: ISO, UTC; absent if that import is not known. */
export interface Arrival {
  readonly lot: Lot;
  readonly addedAt?: string;
}

/** A list field to count, with its own filter: the caller decides which conditions apply to it. */
export interface FacetRequest {
  readonly field: ListField;
  readonly filter: Filter;
}

export interface HistogramRequest {
  readonly field: NumberField;
  readonly filter: Filter;
  /** Approximate number of bins; their bounds are round numbers. */
  readonly bins: number;
}

/** Price quantiles of similar sold lots in one month of auctions. Prices in whole units of `currency`. */
export interface MonthStatistics {
  /** `2026-11`. */
  readonly month: string;
  readonly sold: number;
  readonly unsold: number;
  readonly p10?: number;
  readonly p50?: number;
  readonly p90?: number;
}

/** The columns of a lot that comparing it needs. An unknown text is '', an unknown number null. */
export interface ComparableLot extends Pick<
  LotRecord,
  keyof EstimateLot | 'type' | 'status' | 'finish' | 'gearbox_kind'
> {
  readonly id: string;
  /** Rank of the grade, 0 = worst. */
  readonly rank: number | null;
}

/** A sold lot, with its hammer price in whole units of its currency. */
export interface ComparedSale {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly price: number;
  readonly year: number | null;
  /** km */
  readonly mileage: number | null;
  /** The inspector's grade; '' if unknown. */
  readonly grade: string;
}

/** A lot that is the same car at another auction. */
export interface Appearance {
  readonly id: string;
  readonly type: CatalogueType;
  /** YYYY-MM-DD; '' if unknown. */
  readonly day: string;
  readonly status: LotStatus;
  readonly price: number | null;
}

export interface LotComparison {
  readonly lot: ComparableLot;
  /** Sales of the code and of near years, else of the code, else of the model. */
  readonly total: number;
  /** The nearest of them in year, mileage and grade, at most 40. */
  readonly sales: readonly ComparedSale[];
  /** Newest first. */
  readonly appearances: readonly Appearance[];
}

/**
 * A request for medians. The lots of the scope are grouped by a list field and by intervals of a number field. `bounds`
 * are the upper ends of the intervals, smallest first; a value equal to a bound belongs to the interval below it.
 */
export interface MedianRequest extends Scope {
  readonly groupBy: ListField;
  readonly interval: { readonly field: NumberField; readonly bounds: readonly number[] };
  readonly fields: readonly NumberField[];
}

/** Medians of the lots with one value of the list field, in one interval. */
export interface MedianGroup {
  readonly value: string;
  /** Index of the interval: 0 is up to the first bound. */
  readonly interval: number;
  readonly count: number;
  /** In the order of the requested fields, to three significant digits; null if no lot of the group has a value. */
  readonly medians: readonly (number | null)[];
}

/**
 * How results are grouped: all together, by month of the auction, or by intervals of a number field as in a
 * MedianRequest. Lots whose month or number is unknown are in no group. `price` is the field of the quantiles.
 */
export type SalesGrouping = { readonly price: 'finish' | 'cost' } & (
  | { readonly by: 'all' }
  | { readonly by: 'month' }
  | { readonly by: Exclude<NumberField, 'finish' | 'cost'>; readonly bounds: readonly number[] }
);

/** A request for the results of auctions: how many lots were sold and for how much. */
export interface SalesRequest extends Scope {
  readonly groupings: readonly SalesGrouping[];
}

/** The results of a group. Lots that were neither sold nor left unsold (cancelled) are not counted. */
export interface SalesGroup {
  /** `2026-11`, or the index of the interval: 0 is up to the first bound. */
  readonly group: string | number;
  readonly sold: number;
  readonly unsold: number;
  /** Sold lots whose price is known. */
  readonly priced: number;
  /** p10, p50 and p90 of their prices, to three significant digits; null if `priced` is 0. */
  readonly quantiles: readonly [p10: number, p50: number, p90: number] | null;
}

/** One of several parts of the lots that can be offered. A lot stays in its part as long as `parts` does not change. */
export interface OfferPart {
  /** 0 … `parts` − 1. */
  readonly part: number;
  readonly parts: number;
}

/** A request for offers: coming lots with a picture of the vehicle and a turnkey price. Their order has no meaning. */
export interface OfferRequest extends Scope, OfferPart {
  /** The `next` of the page before. */
  readonly after?: readonly [id: string, key: number] | undefined;
  readonly limit: number;
}

export interface OfferPage {
  readonly lots: readonly Lot[];
  /** Absent on the last page. */
  readonly next?: readonly [id: string, key: number];
}

/** A request for landings: brands, models of brands or body codes of models, in the order of their names. */
export interface LandingRequest extends Scope {
  readonly level: PathFacet;
  /** Smallest number of listed lots of a landing. 0 adds names whose lots have all ended or been withdrawn. */
  readonly minLots: number;
  /** Names of the last landing of the previous page: brand, model and body code, as many as `level` has. */
  readonly after?: readonly string[] | undefined;
  readonly limit: number;
  /** Only landings that were changed by an import that ended after this time. ISO, UTC. */
  readonly changedSince?: string | undefined;
  /** Counts only the offers of this part. */
  readonly offers?: OfferPart | undefined;
}

/** A landing: the names of its level, its listed lots, and when an import last changed one of its lots (ISO, UTC). */
export interface Landing {
  readonly names: readonly string[];
  readonly count: number;
  readonly changedAt?: string;
}

/** Consecutive landings in the order of their names: their number and their last change (ISO, UTC). */
export interface LandingPart {
  /** Names of the last landing before this part; absent in the first part. */
  readonly after?: readonly string[];
  readonly count: number;
  readonly changedAt?: string;
}

/** The store has no usable data at the moment. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** How many queries of a store are running, are waiting, and were refused since its start because too many waited. */
export type StoreLoad = QueueLoad;

/**
 * Calls read the catalogue only through this interface. Its drivers are SQLite, with an index in
 * memory, and ClickHouse. Each query sees one state of the data. `version` changes with each import that changed something; caches
 * and ETags use it as a key. All queries reject with StoreUnavailable when the driver cannot answer.
 */
export interface CatalogueStore {
  version(): Promise<string>;
  count(scope: Scope): Promise<number>;
  /** Lots in the given order. The order is total, so that pages never overlap. */
  list(request: ListRequest): Promise<readonly Lot[]>;
  /** The lots that were added last, newest first. */
  arrivals(request: ArrivalRequest): Promise<readonly Arrival[]>;
  /**
   * Options of list fields with counts, highest count first. Models have their brand, body codes their brand and model.
   */
  facets(
    type: CatalogueType,
    requests: readonly FacetRequest[],
  ): Promise<readonly (readonly FacetOption[])[]>;
  histograms(type: CatalogueType, requests: readonly HistogramRequest[]): Promise<readonly Histogram[]>;
  /**
   * The values of a number field, smallest first, with the number of lots. Only for fields with few distinct values.
   */
  values(scope: Scope, field: NumberField): Promise<readonly (readonly [value: number, count: number])[]>;
  /** Medians by group and interval. Lots whose group or interval is unknown are left out. */
  medians(request: MedianRequest): Promise<readonly MedianGroup[]>;
  /** Results by group, in the order of the groupings and of their groups. Groups without a result are left out. */
  sales(request: SalesRequest): Promise<readonly (readonly SalesGroup[])[]>;
  /** One lot in any status, or undefined. Also finds a lot that has moved from the coming to the sold catalogue. */
  get(type: CatalogueType, id: string): Promise<Lot | undefined>;
  /**
   * Similar lots: same brand, model and body code, at most two years apart. If there are too few, the year is ignored,
   * then the body code. The lot itself is not among them; each lot occurs once.
   */
  similar(type: CatalogueType, id: string, limit: number): Promise<readonly Lot[]>;
  /** The sales of the last `months` months that a lot is compared with, and its other appearances; undefined for an unknown lot. */
  compare(type: CatalogueType, id: string, months: number): Promise<LotComparison | undefined>;
  /** Results of lots with this brand, model and, where given, body code over the last `months` months. */
  statistics(
    type: CatalogueType,
    vehicle: { brand: string; model: string; kuzov?: string },
    months: number,
  ): Promise<readonly MonthStatistics[]>;
  /** One page of landings. Never more than `limit` are in memory. */
  landings(request: LandingRequest): Promise<readonly Landing[]>;
  /** One page of offers. */
  offers(request: OfferRequest): Promise<OfferPage>;
  /** Divides all landings of a request into parts of `limit` landings. */
  landingParts(request: Omit<LandingRequest, 'after'>): Promise<readonly LandingPart[]>;
  /** Returns how many lists and counts are running, waiting and refused. */
  getLoad(): StoreLoad;
  close(): Promise<void>;
}
