import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLabelledCounters } from '@vvoz/telemetry/metrics/labelledCounters';
import { createLabelledHistograms } from '@vvoz/telemetry/metrics/labelledHistograms';
import type { MetricSamples } from '@vvoz/telemetry/metrics/samples';

/** Seconds. A list takes 5 to 50 ms; a handler may take 15 s. */
const DURATION_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const MS_PER_SECOND = 1000;
/** Label of all paths that no route has. */
const NO_ROUTE = 'none';

const isStream = (reply: FastifyReply): boolean =>
  String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream');

type RequestMetric = 'vvoz_api_requests_total' | 'vvoz_api_request_duration_seconds';

/** Creates the figures of the calls that this process has answered, by the template of their path. */
export function createRequestFigures() {
  const requests = createLabelledCounters();
  const durations = createLabelledHistograms(DURATION_BOUNDS);
  return {
    /** Counts an answered call. Durations of streams are not added: a stream stays open for minutes on purpose. */
    add: (request: Pick<FastifyRequest, 'routeOptions'>, reply: FastifyReply): void => {
      const route = request.routeOptions.url ?? NO_ROUTE;
      requests.add({ route, status: `${Math.floor(reply.statusCode / 100)}xx` });
      if (!isStream(reply)) durations.add({ route }, reply.elapsedTime / MS_PER_SECOND);
    },
    list: (): Pick<MetricSamples<'backend'>, RequestMetric> => ({
      vvoz_api_requests_total: requests.list(),
      vvoz_api_request_duration_seconds: durations.list(),
    }),
  };
}
