import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS, getFacet, type FacetKey, type ListKey } from '@vvoz/catalogue/facets/facets';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { CatalogueStore } from './CatalogueStore.ts';
import { isListField, isNumberField, type ListField, type NumberField } from './filter.ts';
import { pickPopularBrands, pickPopularModels, POPULAR_BRANDS } from './popular.ts';
import { combineConditions, type ConditionKey, type Conditions } from './buildStoreQuery.ts';
import { listStoredValues } from './listStoredValues.ts';

type CountedKey = ListKey & ListField;

/** Number fields with a histogram, and their numbers of bins: one bin per year, for example. */
const HISTOGRAMS: readonly { readonly field: FacetKey & NumberField; readonly bins: number }[] =
  FACETS.flatMap(({ key }) => {
    const { counted } = FACET_DETAILS[key];
    return counted.as === 'histogram' && isNumberField(key) ? [{ field: key, bins: counted.bins }] : [];
  });

/** Lists the list facets whose options are counted for a call. */
function listCountedKeys(type: CatalogueType, conditions: Conditions): readonly CountedKey[] {
  return FACETS.flatMap(({ key, kind }) => {
    const { counted } = FACET_DETAILS[key];
    if (kind !== 'list' || counted.as !== 'options' || !isListField(key)) return [];
    if (counted.once && !counted.once.some((one) => conditions.has(one as FacetKey))) return [];
    return counted.daily && !CATALOGUE_TYPES[type].hasDayFilter ? [] : [key as CountedKey];
  });
}

/**
 * Lists a facet's own key and the keys of the facets that a choice in it clears. Their conditions do not limit its
 * options.
 */
export const listOwnConditions = (key: FacetKey): readonly ConditionKey[] => [
  key,
  ...(getFacet(key).clears ?? []),
];

/** Converts counts of stored codes into counts of the panel's options; an option without lots has 0. */
function countFixedOptions(
  key: CountedKey,
  names: readonly string[],
  counted: readonly FacetOption[],
  type: CatalogueType,
): readonly FacetOption[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return names.map((value) => ({
    value,
    count: listStoredValues(key, value, type).reduce((sum, stored) => sum + (counts.get(stored) ?? 0), 0),
  }));
}

/** Formats the key of a model. Models of different brands may share a name, so the brand is part of the key. */
const formatOwnedName = ({ brand = '', value }: FacetOption): string => `${brand}|${value}`;

const markPopular = (options: readonly FacetOption[], isPopular: (option: FacetOption) => boolean) =>
  options.map((option) => (isPopular(option) ? { ...option, popular: true } : option));

/** The counts of all facets, by facet key; the mutable form of FacetCounts. */
export interface AllFacets {
  readonly options: Record<string, FacetOption[]>;
  readonly histograms: Record<string, Omit<Histogram, 'bins'> & { bins: Histogram['bins'][number][] }>;
}

/**
 * Counts every option of every facet, with all other filters applied, and computes the histograms. Models are counted
 * only when a brand or a model is chosen, and body codes only when a model or a body code is, because otherwise they
 * would be those of the whole catalogue.
 */
export async function countAllFacets(
  store: Pick<CatalogueStore, 'facets' | 'histograms'>,
  type: CatalogueType,
  conditions: Conditions,
): Promise<AllFacets> {
  const keys = listCountedKeys(type, conditions);
  const brand = conditions.get('brand');
  const [lists, histograms] = await Promise.all([
    // One call, because each is a task for another thread.
    store.facets(type, [
      ...keys.map((key) => ({ field: key, filter: combineConditions(conditions, listOwnConditions(key)) })),
      POPULAR_BRANDS,
      ...(brand ? [{ field: 'model', filter: brand } as const] : []),
    ]),
    store.histograms(
      type,
      HISTOGRAMS.map(({ field, bins }) => ({ field, bins, filter: combineConditions(conditions, [field]) })),
    ),
  ]);
  const brands = pickPopularBrands(lists[keys.length]);
  const models = pickPopularModels(lists[keys.length + 1]);
  const buildOptions = (key: CountedKey, at: number): readonly FacetOption[] => {
    const counted = (lists[at] ?? []).filter(({ value }) => value !== '');
    const { values } = getFacet(key);
    if (values) return countFixedOptions(key, values, counted, type);
    if (key === 'brand') return markPopular(counted, ({ value }) => brands.has(value));
    if (key === 'model') return markPopular(counted, (option) => models.has(formatOwnedName(option)));
    return counted;
  };
  return {
    options: Object.fromEntries(keys.map((key, at) => [key, [...buildOptions(key, at)]])),
    histograms: Object.fromEntries(
      HISTOGRAMS.map(({ field }, at) => [
        field,
        { ...histograms[at], bins: [...(histograms[at]?.bins ?? [])] },
      ]),
    ),
  };
}
