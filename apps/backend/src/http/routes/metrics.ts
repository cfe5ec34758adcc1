import { formatMetrics, METRICS_CONTENT_TYPE } from '@vvoz/telemetry/metrics/createMetrics';
import { collectMetrics } from './collectMetrics.ts';
import { notFound } from '../server/errors.ts';
import { OWN_SERVERS } from '../server/visitorIp.ts';
import type { Route } from './route.ts';

/**
 * Figures for Prometheus, for our own servers only (`VVOZ_TRUSTED_PROXIES`): how many leads an operator gets is nobody
 * else's business.
 */
export const metricsRoute: Route = (app, services) => {
  const { trusted = OWN_SERVERS } = services;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!trusted.has(request.ip)) throw notFound('GET /metrics');
    const body = formatMetrics(await collectMetrics(services));
    return reply
      .type(METRICS_CONTENT_TYPE)
      .serializer((text: unknown) => String(text))
      .send(body);
  });
};
