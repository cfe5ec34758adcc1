import type { EntrySummary } from '@vvoz/api/content/contentSchemas';
import { listPathFacets, formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { Storefront } from '../../../data/createStorefront.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import { selectArticlesAbout } from './articlesAbout.ts';
import { findCounterpart, listNearModels, type LandingLink, type LandingLinks } from './landingLinks.ts';

/** What the landing of a model links to besides its body codes. */
export interface LandingExtras {
  readonly near: LandingLinks | undefined;
  /** The same model among the sold lots, or among the coming ones. */
  readonly counterpart: LandingLink | undefined;
  readonly articles: readonly EntrySummary[];
}

/** Number of newest articles that are searched. */
const MAX_SEARCHED_ARTICLES = 100;

const NO_EXTRAS: LandingExtras = { near: undefined, counterpart: undefined, articles: [] };

/** Finds the archive of a catalogue, or the catalogue of an archive. */
const findOtherTemplate = ({ type }: Template, all: readonly Template[]): Template | undefined =>
  all.find(
    (other) => CATALOGUE_TYPES[type].archive === other.type || CATALOGUE_TYPES[other.type].archive === type,
  );

/**
 * Loads the extras of the landing of a model or body code; none for any other query. The calls are the same for all landings of
 * a catalogue, so their answers are nearly always cached (lifetimes `sums` and `content`).
 */
export async function loadLandingExtras(
  { catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>,
  template: Template,
  query: CatalogueQuery,
): Promise<LandingExtras> {
  const [brand] = query.lists.brand ?? [];
  const [model] = query.lists.model ?? [];
  const isLandingAddress = !formatCatalogueAddress(template.path, query).includes('?');
  if (!isLandingAddress || listPathFacets(query).length < 2 || brand === undefined || model === undefined)
    return NO_EXTRAS;
  const other = findOtherTemplate(template, catalogues.all);
  const [prices, otherPrices, articles] = await Promise.all([
    data.getModelPrices(template.name),
    other && data.getModelPrices(other.name),
    withFallback(
      'articles about a model',
      data.getEntries({ kind: 'articles', limit: MAX_SEARCHED_ARTICLES }),
      { items: [] },
    ),
  ]);
  return {
    near: listNearModels(template, query, prices),
    counterpart: other && otherPrices && findCounterpart(other, query, otherPrices),
    articles: selectArticlesAbout({ brand, model }, articles.items),
  };
}
