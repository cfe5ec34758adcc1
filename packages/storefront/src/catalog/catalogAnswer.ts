import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import type { FacetCounts } from '@vvoz/catalogue/query/view';

/** A step out of an empty result with what it gives, as it travels to the browser. */
export interface Relaxed {
  readonly text: string;
  /** True count of `search`; never 0. */
  readonly count: number;
  /** Canonical query string of the looser query. */
  readonly search: string;
}

/**
 * What the site's own route handler answers for one query: everything of it belongs to `key`, the canonical query string.
 * `facets` is absent where only more of the list was asked for.
 */
export interface CatalogAnswer {
  readonly key: string;
  readonly count: number;
  readonly items: readonly PricedLot[];
  readonly facets?: FacetCounts;
  /** Present where the count is 0: steps that find something. */
  readonly relaxed?: readonly Relaxed[];
}

/** Path of the route handler of a template on its own host. */
export const answerPath = (template: string): string => `/api/catalog/${template}`;

/** How many a press on «Показать ещё» brings: 24 on a desktop, 12 on a phone. */
export const MORE_ON_DESKTOP = 24;
export const MORE_ON_PHONE = 12;
