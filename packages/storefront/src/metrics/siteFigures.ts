import { createLabelledCounters } from '@vvoz/telemetry/metrics/labelledCounters';
import { createLabelledHistograms } from '@vvoz/telemetry/metrics/labelledHistograms';
import type { MetricSamples } from '@vvoz/telemetry/metrics/samples';
import { getDownSince } from '../data/backendBreaker.ts';

/** Seconds. A page takes 15 to 50 ms, and waits at most 1.5 s for the backend. */
const DURATION_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** An answered request. */
export interface AnsweredRequest {
  /** A kind of page or of request, from a table. */
  readonly route: string;
  /** Undefined when the visitor left before the answer was sent. */
  readonly status: number | undefined;
  readonly seconds: number;
  /** True for a stream. It lasts as long as a page is open, so its duration is not counted. */
  readonly isStream: boolean;
}

/** Creates the metrics of this process. They do not name the site: Prometheus knows it by the address that it reads. */
export function createSiteFigures() {
  const requests = createLabelledCounters();
  const durations = createLabelledHistograms(DURATION_BOUNDS);
  return {
    add: ({ route, status, seconds, isStream }: AnsweredRequest): void => {
      requests.add({ route, status: status === undefined ? 'left' : `${Math.floor(status / 100)}xx` });
      if (!isStream && status !== undefined) durations.add({ route }, seconds);
    },
    collect: (apiUrl: string): MetricSamples<'site'> => ({
      vvoz_site_requests_total: requests.list(),
      vvoz_site_request_duration_seconds: durations.list(),
      vvoz_site_backend_down: [[{}, getDownSince(apiUrl) === undefined ? 0 : 1]],
    }),
  };
}
