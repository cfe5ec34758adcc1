import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Order } from '@vvoz/catalogue/query/query';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { Filter, ListField, NumberField } from './filter.ts';

/** Which lots a call is about: the listed (not withdrawn) lots of one type. */
export interface Scope {
  readonly type: CatalogueType;
  readonly filter: Filter;
}

export interface ListRequest extends Scope {
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** One list field to be counted under a filter of its own, so that the caller decides which conditions stay. */
export interface FacetRequest {
  readonly field: ListField;
  readonly filter: Filter;
}

export interface HistogramRequest {
  readonly field: NumberField;
  readonly filter: Filter;
  /** About so many bins, on round bounds. */
  readonly bins: number;
}

/** Quantiles of the results of like lots, by month of the auction. Prices in whole units of `currency`. */
export interface MonthStatistics {
  /** `2026-11`. */
  readonly month: string;
  readonly sold: number;
  readonly unsold: number;
  readonly p10?: number;
  readonly p50?: number;
  readonly p90?: number;
}

/** Raised while there is no usable data behind the store. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * The only door to the catalogue. SQLite is its first driver; a columnar index and ClickHouse are to be further ones.
 * Every answer belongs to one state of the data; `version` changes with each import that changed something, so that it
 * can key caches and ETags. All methods reject with StoreUnavailable when the driver cannot answer.
 */
export interface CatalogStore {
  version(): Promise<string>;
  count(scope: Scope): Promise<number>;
  /** In the given order, ties broken so that pages never overlap. */
  list(request: ListRequest): Promise<readonly Lot[]>;
  /** Options of list fields with counts, biggest first; models carry their brand, body codes brand and model. */
  facets(
    type: CatalogueType,
    requests: readonly FacetRequest[],
  ): Promise<readonly (readonly FacetOption[])[]>;
  histograms(type: CatalogueType, requests: readonly HistogramRequest[]): Promise<readonly Histogram[]>;
  /** The values that a number field has, smallest first, with the number of lots; for fields of few values. */
  values(scope: Scope, field: NumberField): Promise<readonly (readonly [value: number, count: number])[]>;
  /** One lot whatever its status, or undefined. A lot that moved to the sold side of its parent is found there too. */
  get(type: CatalogueType, id: string): Promise<Lot | undefined>;
  /**
   * Lots like this one: same brand, model, body code and a year within two; if short, without the year, then without the
   * body code. Never the lot itself, no doubles.
   */
  similar(type: CatalogueType, id: string, limit: number): Promise<readonly Lot[]>;
  /** Results of like lots (brand, model, and body code where given) over the last `months` months. */
  statistics(
    type: CatalogueType,
    like: { brand: string; model: string; kuzov?: string },
    months: number,
  ): Promise<readonly MonthStatistics[]>;
  close(): Promise<void>;
}
