import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { VITAL_NAMES, type Vitals } from '@vvoz/api/vitals/vitalsSchemas';
import type { Metrics } from '@vvoz/telemetry/metrics/createMetrics';
import type { LabelsOf, Sample } from '@vvoz/telemetry/metrics/metricTable';

/** Values have three decimals: times in seconds, and `cls`. */
const STEPS = 1000;
/** Ten minutes; `vitalsSchema` allows no more. Two digits are enough for a percentile. */
const PRECISION = { lowest: 1, highest: 600 * STEPS, figures: 2 };
/** The share of visits by which https://web.dev/articles/vitals rates a site, percent. */
const PERCENT = 75;

/** Creates the histograms of this process. Host and kind of page are rows of tables, so their number is bounded. */
export function createVitals({ record }: Pick<Metrics<'backend'>, 'record'>) {
  const values = new Map<string, { labels: LabelsOf<'vvoz_vitals_p75'>; histogram: RecordableHistogram }>();

  function add(labels: LabelsOf<'vvoz_vitals_p75'>, value: number): void {
    const key = Object.values(labels).join(' ');
    const entry = values.get(key) ?? { labels, histogram: createHistogram(PRECISION) };
    values.set(key, entry);
    entry.histogram.record(Math.min(Math.max(Math.round(value * STEPS), 1), PRECISION.highest));
  }

  return {
    /** Adds the values of a page. Returns how many it had. */
    add: ({ host, template, ...given }: Vitals): number => {
      const vitals = VITAL_NAMES.filter((vital) => given[vital] !== undefined);
      for (const vital of vitals) {
        const value = vital === 'cls' ? (given.cls ?? 0) : (given[vital] ?? 0) / STEPS;
        if (vital === 'cls') record('vvoz_vitals_shift', value, { host, template });
        else record('vvoz_vitals_seconds', value, { vital, host, template });
        add({ vital, host, template }, value);
      }
      return vitals.length;
    },
    listP75: (): readonly Sample<'vvoz_vitals_p75'>[] =>
      [...values.values()].map(({ labels, histogram }) => [labels, histogram.percentile(PERCENT) / STEPS]),
  };
}
