import { formatModel } from '@vvoz/catalogue/words/brands';
import { COLORS } from '@vvoz/catalogue/words/colors';
import { listOwnConditions } from '../../../catalogue/countAllFacets.ts';
import type { CatalogueStore } from '../../../catalogue/CatalogueStore.ts';
import { findPopularBrands, findPopularModels } from '../../../catalogue/popular.ts';
import { combineConditions, type StoreQuery } from '../../../catalogue/buildStoreQuery.ts';

/** Brands with the number of lots under all other filters, without model and body code: a new brand clears them. */
export async function buildBrandsResponse(store: CatalogueStore, { type, conditions }: StoreQuery) {
  const filter = combineConditions(conditions, listOwnConditions('brand'));
  const [popular, [brands = []]] = await Promise.all([
    findPopularBrands(store, type),
    store.facets(type, [{ field: 'brand', filter }]),
  ]);
  return {
    items: brands.map(({ value, count }) => ({
      MARKA_NAME: value,
      IS_POPULAR: popular.has(value) ? 1 : 0,
      COUNT: count,
    })),
  };
}

/**
 * Models with the number of lots under all other filters, without body code: a new model clears it. FORMAT is the
 * display name.
 */
export async function buildModelsResponse(store: CatalogueStore, { type, conditions }: StoreQuery) {
  const filter = combineConditions(conditions, listOwnConditions('model'));
  const [popular, [models = []]] = await Promise.all([
    findPopularModels(store, type, conditions.get('brand')),
    store.facets(type, [{ field: 'model', filter }]),
  ]);
  return {
    items: models.map(({ value, brand = '', count }) => ({
      MODEL_NAME: value,
      FORMAT: formatModel(value),
      IS_POPULAR: popular.has(`${brand}|${value}`) ? 1 : 0,
      MARKA_NAME: brand,
      COUNT: count,
    })),
  };
}

/** Body codes with the number of lots under all other filters. Lots without a code have KUZOV ''. */
export async function buildSeriesResponse(store: CatalogueStore, { type, conditions }: StoreQuery) {
  const filter = combineConditions(conditions, ['kuzov']);
  const [bodies = []] = await store.facets(type, [{ field: 'kuzov', filter }]);
  return {
    items: bodies.map(({ value, brand = '', model = '', count }) => ({
      KUZOV: value,
      MODEL_NAME: model,
      MARKA_NAME: brand,
      COUNT: count,
    })),
  };
}

/** Every colour of the catalogue with the number of lots under all other filters. */
export async function buildColorsResponse(store: CatalogueStore, { type, conditions }: StoreQuery) {
  const filter = combineConditions(conditions, ['color']);
  const [counted = []] = await store.facets(type, [{ field: 'color', filter }]);
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return { items: COLORS.map(({ id, label }) => ({ id, label, COUNT: counts.get(id) ?? 0 })) };
}
