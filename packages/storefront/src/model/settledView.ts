import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { CatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';
import type { Relaxed } from './catalogueResponse.ts';
import type { ListHead } from './listHead.ts';

/** Filters, count, options and list that belong to one query. */
export interface UntitledView {
  readonly query: CatalogueQuery;
  readonly count: number;
  readonly facets: FacetCounts;
  /** The lots before `items`, if the document has their cards. Only the first view has a head. */
  readonly head?: ListHead;
  readonly items: readonly PricedLot[];
  /** Steps out of an empty result. */
  readonly relaxed?: readonly Relaxed[];
}

/** A view with the heading and title of its page. */
export interface SettledView extends UntitledView {
  readonly titles: CatalogueTitles;
}
