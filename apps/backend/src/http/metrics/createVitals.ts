import { VITAL_NAMES, type VitalName, type Vitals } from '@vvoz/api/vitals/vitalsSchemas';
import { estimateQuantile } from '@vvoz/telemetry/metrics/histogram';
import { createLabelledHistograms } from '@vvoz/telemetry/metrics/labelledHistograms';
import type { MetricSamples, Sample } from '@vvoz/telemetry/metrics/samples';

/**
 * Seconds. They include the limits of “good” and “poor”: inp 0.2 and 0.5, ttfb 0.8 and 1.8, fcp 1.8 and 3, lcp 2.5 and
 * 4.
 */
const TIME_BOUNDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** “Good” ends at 0.1, “poor” begins at 0.25. */
const SHIFT_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const MS_PER_SECOND = 1000;
/** The share of visits by which https://web.dev/articles/vitals rates a site. */
const SHARE = 0.75;

type VitalMetric = 'vvoz_vitals_seconds' | 'vvoz_vitals_shift' | 'vvoz_vitals_p75';

/** Creates the histograms of this process. Host and kind of page are rows of tables, so their number is bounded. */
export function createVitals() {
  const times = createLabelledHistograms(TIME_BOUNDS);
  const shifts = createLabelledHistograms(SHIFT_BOUNDS);

  function addValue(vital: VitalName, value: number, host: string, template: string): void {
    if (vital === 'cls') shifts.add({ host, template }, value);
    else times.add({ vital, host, template }, value / MS_PER_SECOND);
  }

  return {
    /** Adds the values of a page. Returns how many it had. */
    add: ({ host, template, ...values }: Vitals): number => {
      const given = VITAL_NAMES.flatMap((vital) => {
        const value = values[vital];
        return value === undefined ? [] : [[vital, value] as const];
      });
      for (const [vital, value] of given) addValue(vital, value, host, template);
      return given.length;
    },
    list: (): Pick<MetricSamples<'backend'>, VitalMetric> => {
      const seconds = times.list();
      const shift = shifts.list();
      const p75 = [
        ...seconds,
        ...shift.map((sample) => ({ ...sample, labels: { vital: 'cls', ...sample.labels } })),
      ].map(({ labels, ...counts }): Sample => [labels, estimateQuantile(counts, SHARE) ?? 0]);
      return { vvoz_vitals_seconds: seconds, vvoz_vitals_shift: shift, vvoz_vitals_p75: p75 };
    },
  };
}
