import type { Labels, Sample } from './samples.ts';

/** Creates counters, one for each combination of labels. Callers take labels from tables only. */
export function createLabelledCounters() {
  const byLabels = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add: (labels: Labels): void => {
      const key = JSON.stringify(labels);
      const counter = byLabels.get(key);
      if (counter) counter.value += 1;
      else byLabels.set(key, { labels, value: 1 });
    },
    list: (): readonly Sample[] => [...byLabels.values()].map(({ labels, value }) => [labels, value]),
  };
}
