import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import type { FinderOption } from '@vvoz/ui/home/Finder/Finder.tsx';

/** Lists the catalogues of the finder: those with lots that can be bought now. */
export const listFinderCatalogues = (all: readonly Template[]): readonly Template[] =>
  all.filter(({ group }) => group !== 'stats');

/** «С аукционов Японии», «Из Кореи». */
export const formatFinderCatalogue = ({ titleTail }: Template): string => capitalize(titleTail);

/** Reads the fields of the finder for a catalogue; everything else in the address is ignored. */
export function readFinderQuery(search: URLSearchParams, { facets }: Template): CatalogueQuery {
  const { lists, ranges } = parseCatalogueUrl(search);
  const [brand] = lists.brand ?? [];
  const [model] = lists.model ?? [];
  // Cars in Russia have an asking price instead of a turnkey cost.
  const budget = facets.includes('cost') ? 'cost' : 'finish';
  const [body] = facets.includes('bodyKind') ? (lists.bodyKind ?? []) : [];
  return applyPatch(EMPTY_QUERY, {
    lists: {
      ...(brand === undefined ? {} : { brand: [brand], model: model === undefined ? [] : [model] }),
      ...(body === undefined ? {} : { bodyKind: [body] }),
    },
    ranges: { year: ranges.year ?? null, [budget]: ranges.cost ?? null },
  });
}

/** Drops a brand or model that the catalogue does not have: its page would be a 404. */
export function keepKnownNames(
  query: CatalogueQuery,
  brands: readonly FacetOption[],
  models: readonly FacetOption[],
): CatalogueQuery {
  const isAmong = (options: readonly FacetOption[], name: string | undefined): boolean =>
    options.some(({ value }) => value === name);
  const [brand] = query.lists.brand ?? [];
  if (brand === undefined || isAmong(models, query.lists.model?.[0])) return query;
  return applyPatch(query, { lists: { brand: isAmong(brands, brand) ? [brand] : [], model: [] } });
}

/** Converts counted names into options, sorted by label. */
export const toFinderOptions = (
  options: readonly FacetOption[],
  format: (value: string) => string,
): readonly FinderOption[] =>
  options
    .map(({ value, popular }) => ({ value, label: format(value), ...(popular ? { popular } : {}) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ru'));
