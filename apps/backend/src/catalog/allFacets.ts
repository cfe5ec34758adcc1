import { COLORS } from '@vvoz/api/catalog/colors';
import { facet, FACETS, type FacetKey } from '@vvoz/api/catalog/facets';
import type { CatalogType } from '@vvoz/api/catalog/lot';
import type { FacetCounts, FacetOption, Histogram } from '@vvoz/api/catalog/view';
import type { CatalogStore } from './CatalogStore.ts';
import type { ListField, NumberField } from './filter.ts';
import { popularBrands } from './popular.ts';
import { filterOf, type Conditions } from './scope.ts';

const HISTOGRAMS: readonly (readonly [FacetKey & NumberField, number])[] = [
  ['year', 24],
  ['mileage', 20],
  ['engine', 16],
  ['power', 20],
  ['finish', 20],
];
const LISTS = ['brand', 'rate', 'drive', 'gearbox', 'color', 'day'] as const satisfies readonly (FacetKey &
  ListField)[];

/** A facet's own conditions and those that choosing it would clear. */
const own = (key: FacetKey): readonly string[] => [
  key,
  ...(facet(key).clears ?? []),
  ...(key === 'rate' ? ['rateRange'] : []),
];

const sum = (options: readonly FacetOption[], test: (value: string) => boolean): number =>
  options.filter((option) => test(option.value)).reduce((total, option) => total + option.count, 0);

/** Fixed options: what the panel offers, each counted, 0 where there is none. */
function fixed(key: FacetKey, options: readonly FacetOption[]): readonly FacetOption[] {
  const count = (value: string, test: (stored: string) => boolean): FacetOption => ({
    value,
    count: sum(options, test),
  });
  if (key === 'drive')
    return [
      count('2WD', (value) => /^(FF|FR|MR|RR)$/.test(value)),
      ...['4WD', 'FF', 'FR'].map((value) => count(value, (stored) => stored === value)),
    ];
  if (key === 'gearbox')
    return [
      count('AT', (value) => /^(AT|CVT|AMT)$/.test(value)),
      ...['MT', 'CVT', 'AMT'].map((value) => count(value, (stored) => stored === value)),
    ];
  if (key === 'color') return COLORS.map(({ id }) => count(id, (value) => value === id));
  return options;
}

/**
 * Counts of every option of every facet and the histograms, in one call. Models are counted once a brand is chosen, body
 * codes once a model is: without them the lists would be the whole catalogue.
 */
export async function allFacets(
  store: CatalogStore,
  type: CatalogType,
  conditions: Conditions,
): Promise<FacetCounts> {
  const keys: (FacetKey & ListField)[] = [
    ...LISTS,
    ...(conditions.has('brand') ? (['model'] as const) : []),
    ...(conditions.has('model') ? (['kuzov'] as const) : []),
  ];
  const [popular, lists, histograms] = await Promise.all([
    popularBrands(store, type),
    store.facets(
      type,
      keys.map((key) => ({ field: key, filter: filterOf(conditions, own(key)) })),
    ),
    store.histograms(
      type,
      HISTOGRAMS.map(([key, bins]) => ({ field: key, filter: filterOf(conditions, [key]), bins })),
    ),
  ]);
  const options: Partial<Record<FacetKey, readonly FacetOption[]>> = {};
  keys.forEach((key, index) => {
    const counted = fixed(
      key,
      (lists[index] ?? []).filter((option) => option.value !== ''),
    );
    options[key] =
      key === 'brand'
        ? counted.map((option) => (popular.has(option.value) ? { ...option, popular: true } : option))
        : counted;
  });
  // The biggest models of what is chosen stand first; they come sorted by count.
  const models = options.model;
  if (models && models.length > 12)
    options.model = models.map((option, index) => (index < 6 ? { ...option, popular: true } : option));
  const bins: Partial<Record<FacetKey, Histogram>> = {};
  HISTOGRAMS.forEach(([key], index) => {
    const histogram = histograms[index];
    if (histogram && FACETS.some((row) => row.key === key)) bins[key] = histogram;
  });
  return { options, histograms: bins };
}
