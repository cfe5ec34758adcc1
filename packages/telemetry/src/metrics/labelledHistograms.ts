import { createHistogram, type Histogram } from './histogram.ts';
import type { HistogramSample, Labels } from './samples.ts';

/**
 * Creates a group of histograms with the same bounds, one for each combination of labels. Callers take labels from tables
 * only, so that their number is bounded.
 */
export function createLabelledHistograms(bounds: readonly number[]) {
  const byLabels = new Map<string, { readonly labels: Labels; readonly histogram: Histogram }>();
  return {
    add: (labels: Labels, value: number): void => {
      const key = JSON.stringify(labels);
      const entry = byLabels.get(key) ?? { labels, histogram: createHistogram(bounds) };
      byLabels.set(key, entry);
      entry.histogram.add(value);
    },
    list: (): readonly HistogramSample[] =>
      [...byLabels.values()].map(({ labels, histogram }) => ({ labels, ...histogram.read() })),
  };
}
