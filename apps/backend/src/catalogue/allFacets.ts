import { AGE_CLASSES, FEE_CLASSES } from '@vvoz/catalogue/cost/classes';
import { COLORS } from '@vvoz/catalogue/words/colors';
import { DRIVES } from '@vvoz/catalogue/words/drives';
import { facet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import { GEARBOXES } from '@vvoz/catalogue/words/gearboxes';
import { GRADES } from '@vvoz/catalogue/words/grades';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { CatalogStore } from './CatalogStore.ts';
import type { ListField, NumberField } from './filter.ts';
import { popularBrands, popularModels } from './popular.ts';
import { filterOf, type ConditionKey, type Conditions } from './scope.ts';
import { storedValues } from './storedValues.ts';

type Listed = FacetKey & ListField;

/** Ranges that get a histogram, with the number of bins that suits them. Years stand one by one as far as they go. */
const HISTOGRAMS: readonly { readonly field: FacetKey & NumberField; readonly bins: number }[] = [
  { field: 'year', bins: 45 },
  { field: 'mileage', bins: 20 },
  { field: 'engine', bins: 20 },
  { field: 'power', bins: 20 },
  { field: 'finish', bins: 20 },
  { field: 'cost', bins: 20 },
];

/** What is counted always; models are counted once a brand is chosen, body codes once a model is. */
const ALWAYS = [
  'brand',
  'rate',
  'drive',
  'gearbox',
  'color',
  'age',
  'fee',
] as const satisfies readonly Listed[];

/** Options that a panel shows whether they have lots or not. */
const FIXED: Readonly<Partial<Record<Listed, readonly string[]>>> = {
  rate: GRADES.map(({ value }) => value),
  drive: ['2WD', ...Object.keys(DRIVES)],
  gearbox: Object.keys(GEARBOXES),
  color: COLORS.map(({ id }) => id),
  age: AGE_CLASSES,
  fee: FEE_CLASSES,
};

/** The keys of a facet's own conditions and of those that choosing it would clear. */
export const ownConditions = (key: FacetKey): readonly ConditionKey[] => [key, ...(facet(key).clears ?? [])];

/** Counts of stored codes → counts of the panel's options, each 0 where there is none. */
function fixedOptions(
  key: Listed,
  names: readonly string[],
  counted: readonly FacetOption[],
  type: CatalogueType,
): readonly FacetOption[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return names.map((value) => ({
    value,
    count: storedValues(key, value, type).reduce((sum, stored) => sum + (counts.get(stored) ?? 0), 0),
  }));
}

/** Models of different brands may have one name. */
const ownedName = ({ brand = '', value }: FacetOption): string => `${brand}|${value}`;

const mark = (options: readonly FacetOption[], isPopular: (option: FacetOption) => boolean) =>
  options.map((option) => (isPopular(option) ? { ...option, popular: true } : option));

/** FacetCounts as they are written: by facet key. */
export interface AllFacets {
  readonly options: Record<string, FacetOption[]>;
  readonly histograms: Record<string, { bins: Histogram['bins'][number][] }>;
}

/**
 * Counts of every option of every facet, each with the other filters kept, and the histograms. Without a brand the
 * models, without a model the body codes would be the whole catalogue: they are left out.
 */
export async function allFacets(
  store: CatalogStore,
  type: CatalogueType,
  conditions: Conditions,
): Promise<AllFacets> {
  const keys: Listed[] = [...ALWAYS];
  if (CATALOGUE_TYPES[type].hasDayFilter) keys.push('day');
  if (conditions.has('brand') || conditions.has('model')) keys.push('model');
  if (conditions.has('model') || conditions.has('kuzov')) keys.push('kuzov');
  const brand = conditions.get('brand');
  const [brands, models, lists, histograms] = await Promise.all([
    popularBrands(store, type),
    brand ? popularModels(store, type, brand) : new Set<string>(),
    store.facets(
      type,
      keys.map((key) => ({ field: key, filter: filterOf(conditions, ownConditions(key)) })),
    ),
    store.histograms(
      type,
      HISTOGRAMS.map(({ field, bins }) => ({ field, bins, filter: filterOf(conditions, [field]) })),
    ),
  ]);
  const optionsOf = (key: Listed, at: number): readonly FacetOption[] => {
    const counted = (lists[at] ?? []).filter(({ value }) => value !== '');
    const fixed = FIXED[key];
    if (fixed) return fixedOptions(key, fixed, counted, type);
    if (key === 'brand') return mark(counted, ({ value }) => brands.has(value));
    if (key === 'model') return mark(counted, (option) => models.has(ownedName(option)));
    return counted;
  };
  return {
    options: Object.fromEntries(keys.map((key, at) => [key, [...optionsOf(key, at)]])),
    histograms: Object.fromEntries(
      HISTOGRAMS.map(({ field }, at) => [field, { bins: [...(histograms[at]?.bins ?? [])] }]),
    ),
  };
}
