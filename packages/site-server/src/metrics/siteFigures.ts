import { createMetrics, type Metrics } from '@vvoz/telemetry/metrics/createMetrics';
import { watchEventLoop } from '@vvoz/telemetry/metrics/watchEventLoop';
import { getDownSince } from '../backend/backendBreaker.ts';

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

/**
 * Creates the metrics of this process. They do not name the site: Prometheus knows it by the address that it reads.
 * @param version of the release
 */
export function createSiteFigures(version: string) {
  const metrics = createMetrics('site');
  const readDelay = watchEventLoop();
  return {
    add: ({ route, status, seconds, isStream }: AnsweredRequest): void => {
      const statusClass = status === undefined ? 'left' : `${Math.floor(status / 100)}xx`;
      metrics.count('vvoz_site_requests_total', { route, status: statusClass });
      if (!isStream && status !== undefined)
        metrics.record('vvoz_site_request_duration_seconds', seconds, { route });
    },
    /** Counts a page by whether the page cache had it. */
    addPage: (from: 'memory' | 'rendering'): void => metrics.count('vvoz_site_pages_total', { from }),
    collect: (apiUrl: string): ReturnType<Metrics<'site'>['collect']> =>
      metrics.collect({
        vvoz_site_backend_down: [[{}, getDownSince(apiUrl) === undefined ? 0 : 1]],
        vvoz_site_memory_bytes: [[{}, process.memoryUsage.rss()]],
        vvoz_site_event_loop_delay_seconds: [[{}, readDelay()]],
        vvoz_site_build_info: [[{ version }, 1]],
      }),
  };
}

export type SiteFigures = ReturnType<typeof createSiteFigures>;
