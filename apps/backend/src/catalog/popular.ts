import type { CatalogType } from '@vvoz/api/catalog/lot';
import type { CatalogStore } from './CatalogStore.ts';
import { EVERYTHING, type Filter } from './filter.ts';

const POPULAR_BRANDS = 10;
const POPULAR_MODELS = 6;

/** The brands with most lots of a type, other filters apart. */
export async function popularBrands(store: CatalogStore, type: CatalogType): Promise<ReadonlySet<string>> {
  const [brands = []] = await store.facets(type, [{ field: 'brand', filter: EVERYTHING }]);
  return new Set(brands.slice(0, POPULAR_BRANDS).map((option) => option.value));
}

/** The models with most lots of a type under a filter of brands, other filters apart, as `BRAND|MODEL`. */
export async function popularModels(
  store: CatalogStore,
  type: CatalogType,
  brands: Filter = EVERYTHING,
): Promise<ReadonlySet<string>> {
  const [models = []] = await store.facets(type, [{ field: 'model', filter: brands }]);
  return new Set(models.slice(0, POPULAR_MODELS).map(({ brand = '', value }) => `${brand}|${value}`));
}
