import type { FastifyRequest } from 'fastify';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import { TRACEPARENT_HEADER, toTraceId } from '@vvoz/telemetry/trace/traceContext';
import { getTracer, type OpenSpan } from '@vvoz/telemetry/trace/tracer';
import type { App } from './App.ts';
import { isOwnRequest } from './visitorIp.ts';

/** Calls of monitoring. On a quiet night they would be most of the traces. */
const UNTRACED: readonly (string | undefined)[] = ['/healthz', '/livez', '/metrics'];

/**
 * Records a span for each call, with method, path template and status, if tracing is switched on. The span belongs to
 * the trace that one of our own servers names in the call, or else to the trace of the request's id.
 */
export function addTracing(app: App, trusted?: TrustedCallers): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', async (request) => {
    const { headers, id, method, routeOptions } = request;
    const { url } = routeOptions;
    const tracer = getTracer();
    if (!tracer || UNTRACED.includes(url)) return;
    const given = isOwnRequest(request, trusted) ? headers[TRACEPARENT_HEADER] : undefined;
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
