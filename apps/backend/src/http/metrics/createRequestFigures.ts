import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '@vvoz/telemetry/metrics/createMetrics';

const MS_PER_SECOND = 1000;
/** Label of all paths that no route has. */
const NO_ROUTE = 'none';

const isStream = (reply: FastifyReply): boolean =>
  String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Creates the figures of the calls that this process has answered, by the template of their path. */
export function createRequestFigures({ count, record }: Metrics<'backend'>) {
  const answers = { all: 0, errors: 0 };
  return {
    /** Answers since the start of this process, and how many of them were a 5xx. */
    countAnswers: () => ({ ...answers }),
    /** Counts an answered call. Durations of streams are not added: a stream stays open for minutes on purpose. */
    add: (request: Pick<FastifyRequest, 'routeOptions'>, reply: FastifyReply): void => {
      answers.all += 1;
      if (reply.statusCode >= 500) answers.errors += 1;
      const route = request.routeOptions.url ?? NO_ROUTE;
      count('vvoz_api_requests_total', { route, status: `${Math.floor(reply.statusCode / 100)}xx` });
      if (!isStream(reply))
        record('vvoz_api_request_duration_seconds', reply.elapsedTime / MS_PER_SECOND, { route });
    },
  };
}
