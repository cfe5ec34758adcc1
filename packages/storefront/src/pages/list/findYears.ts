import type { SettledView } from '../../model/settledView.ts';

/** First and last year of manufacture of the lots of a view; undefined when it has none, or none with a year. */
export function findYears({
  query,
  count,
  facets,
}: Pick<SettledView, 'query' | 'count' | 'facets'>): readonly [from: number, to: number] | undefined {
  const { bins = [], min: first, max: last } = facets.histograms.year ?? {};
  if (count === 0 || first === undefined || last === undefined) return undefined;
  // The distribution is counted without the condition on the year itself.
  const { min: from = first, max: to = last } = query.ranges.year ?? {};
  const years = bins
    .filter((bin) => bin.count > 0)
    // The last bin is closed.
    .map((bin) => [bin.from, bin === bins.at(-1) ? bin.to : bin.to - 1] as const)
    .filter(([low, high]) => low <= to && high >= from);
  const [lowest] = years;
  const highest = years.at(-1);
  return lowest && highest && [Math.max(lowest[0], first, from), Math.min(highest[1], last, to)];
}
