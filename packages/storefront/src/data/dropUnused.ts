import { getFacet, type FacetKey, type ListKey } from '@vvoz/catalogue/facets/facets';
import type { FacetCounts, FacetOption } from '@vvoz/catalogue/query/view';
import { makeOnce } from '../model/makeOnce.ts';

/** True for a facet with fixed options or a range whose counts of the whole catalogue are all 0. */
function isUnused(key: FacetKey, { options, histograms }: FacetCounts): boolean {
  const row = getFacet(key);
  if (row.kind === 'range') return histograms[key]?.bins.length === 0;
  if (row.kind !== 'list' || !row.values) return false;
  const counted = options[row.key];
  return counted !== undefined && counted.every(({ count }) => count === 0);
}

/**
 * Leaves out what can never match in a catalogue: fixed options that none of its lots has, and ranges without a value.
 * @param whole the counts of the whole catalogue, without a filter
 */
export const dropUnused = makeOnce((counts: FacetCounts, whole: FacetCounts): FacetCounts => {
  const isPossible = (key: ListKey, { value }: FacetOption): boolean =>
    whole.options[key]?.some((option) => option.value === value && option.count > 0) ?? true;
  const entries = Object.entries(counts.options) as [ListKey, readonly FacetOption[]][];
  const keys = [...Object.keys(counts.options), ...Object.keys(counts.histograms)] as FacetKey[];
  const absent = keys.filter((key) => isUnused(key, whole));
  return {
    ...counts,
    options: Object.fromEntries(
      entries.map(([key, options]) => {
        const row = getFacet(key);
        return [
          key,
          row.kind === 'list' && row.values ? options.filter((option) => isPossible(key, option)) : options,
        ];
      }),
    ),
    ...(absent.length > 0 ? { absent } : {}),
  };
});
