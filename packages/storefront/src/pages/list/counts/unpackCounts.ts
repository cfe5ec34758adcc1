import type { FacetCounts, FacetOption } from '@vvoz/catalogue/query/view';
import type { PackedBins, PackedCounts, PackedOption } from './PackedCounts.ts';

function unpackOption(option: PackedOption): FacetOption {
  if ('value' in option) return option;
  const [value, count, popular = false] = option;
  return { value, count, popular };
}

const unpackBins = ([from, width, ...counts]: PackedBins) =>
  counts.map((count, index) => ({ from: from + index * width, to: from + (index + 1) * width, count }));

/** Applies a function to each value of a table. */
const mapValues = <Value, Result>(table: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, map(value)]));

/** Reads the counts that `packCounts` has packed. */
export const unpackCounts = ({ options, histograms, absent }: PackedCounts): FacetCounts => ({
  options: mapValues(options, (rows) => rows.map(unpackOption)),
  histograms: mapValues(histograms, (runs) => ({ bins: runs.flatMap(unpackBins) })),
  ...(absent && { absent }),
});
