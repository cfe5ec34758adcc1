import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { CatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';

/** A step out of an empty result with its count, as sent to the browser. */
export interface Relaxed {
  readonly text: string;
  /** True count of `search`; never 0. */
  readonly count: number;
  /** Canonical query string of the looser query. */
  readonly search: string;
}

/**
 * The answer of the site's own route handler for one query. `key` is the canonical query string that it belongs to.
 * `facets` and `titles` are absent when only a part of the list was requested.
 */
export interface CatalogueResponse {
  readonly key: string;
  readonly count: number;
  readonly items: readonly PricedLot[];
  /** `hashLots` of `items`. Present when only a part of the list was requested. */
  readonly hash?: string;
  readonly facets?: FacetCounts;
  readonly titles?: CatalogueTitles;
  /** Present when the count is 0: steps that find lots. */
  readonly relaxed?: readonly Relaxed[];
}

/** Path of a template's route handler on its own host. */
export const formatResponsePath = (template: string): string => `/api/catalog/${template}`;

/** How many lots «Показать ещё» loads. */
export const MORE_ON_DESKTOP = 24;
export const MORE_ON_PHONE = 12;
