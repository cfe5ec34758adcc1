import type { FastifyRequest } from 'fastify';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import { TRACEPARENT_HEADER, toTraceId } from '@vvoz/telemetry/trace/traceContext';
import { getTracer, type OpenSpan } from '@vvoz/telemetry/trace/tracer';
import type { App } from '../routes/route.ts';
import { isOwnCall } from './visitorIp.ts';

/** Calls of monitoring: on a quiet night most traces would be theirs. */
const UNTRACED: readonly (string | undefined)[] = ['/healthz', '/livez', '/metrics'];

/**
 * Makes a span of each call, if traces are wanted: the template of its path, method and status. The span belongs to the
 * trace that a call of our own servers names, else to that of the request's id.
 */
export function addTracing(app: App, trusted?: TrustedCallers): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', async (request) => {
    const { headers, id, method, routeOptions } = request;
    const { url } = routeOptions;
    const tracer = getTracer();
    if (!tracer || UNTRACED.includes(url)) return;
    const given = isOwnCall(request, trusted) ? headers[TRACEPARENT_HEADER] : undefined;
    const span = tracer.start({
      kind: 'server',
      name: `${method} ${url ?? 'no route'}`,
      traceparent: typeof given === 'string' ? given : undefined,
      traceId: toTraceId(id),
    });
    spans.set(request, span);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    spans.get(request)?.end({
      status: reply.statusCode,
      attributes: { 'http.request.method': method, 'http.route': routeOptions.url ?? '' },
    });
  });
}
