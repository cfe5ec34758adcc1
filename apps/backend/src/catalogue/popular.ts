import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import type { CatalogueStore, FacetRequest } from './CatalogueStore.ts';
import { and, EVERYTHING, type Filter } from './filter.ts';

const MAX_POPULAR_BRANDS = 10;
const MAX_POPULAR_MODELS = 6;
/** How many of a model's newest lots are checked for a picture. */
const MAX_CANDIDATES = 6;

/** The options of which the first are the popular brands of a type, regardless of other filters. */
export const POPULAR_BRANDS: FacetRequest = { field: 'brand', filter: EVERYTHING };

export const pickPopularBrands = (brands: readonly FacetOption[] = []): ReadonlySet<string> =>
  new Set(brands.slice(0, MAX_POPULAR_BRANDS).map(({ value }) => value));

/** Returns models as `BRAND|MODEL`. */
export const pickPopularModels = (models: readonly FacetOption[] = []): ReadonlySet<string> =>
  new Set(models.slice(0, MAX_POPULAR_MODELS).map(({ brand = '', value }) => `${brand}|${value}`));

/** Returns the brands that have the most lots in a type, regardless of other filters. */
export async function findPopularBrands(
  store: CatalogueStore,
  type: CatalogueType,
): Promise<ReadonlySet<string>> {
  const [brands] = await store.facets(type, [POPULAR_BRANDS]);
  return pickPopularBrands(brands);
}

/** Returns the models that have the most lots in a type, as `BRAND|MODEL`. No filter but `brands` limits them. */
export async function findPopularModels(
  store: CatalogueStore,
  type: CatalogueType,
  brands: Filter = EVERYTHING,
): Promise<ReadonlySet<string>> {
  const [models] = await store.facets(type, [{ field: 'model', filter: brands }]);
  return pickPopularModels(models);
}

/**
 * Returns one lot for each of the `limit` models that have the most lots in a type: of its MAX_CANDIDATES newest lots
 * the newest with a picture, or else the newest.
 */
export async function findPopularLots(
  store: CatalogueStore,
  type: CatalogueType,
  limit: number,
): Promise<readonly Lot[]> {
  const [models = []] = await store.facets(type, [{ field: 'model', filter: EVERYTHING }]);
  const lots = await Promise.all(
    models.slice(0, limit).map(async ({ brand = '', value }) => {
      const filter = and(
        { op: 'in', field: 'brand', values: [brand] },
        { op: 'in', field: 'model', values: [value] },
      );
      const latest = await store.list({ type, filter, order: 'date_desc', limit: MAX_CANDIDATES, offset: 0 });
      return latest.find(({ images }) => images.length > 0) ?? latest[0];
    }),
  );
  return lots.filter((lot) => lot !== undefined);
}
