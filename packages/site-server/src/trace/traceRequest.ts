import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestStart, REQUEST_START_HEADER } from '@vvoz/telemetry/trace/requestStart';
import { toTraceId, TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import { getTracer } from '@vvoz/telemetry/trace/tracer';
import type { Exchange } from '../exchange/exchange.ts';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';
import { findKind } from '../limits/visitorLimits.ts';

const MAX_LISTENERS = 20;

/**
 * Makes a span for a request, if traces are switched on: kind of page or request, method and status. The header then names this
 * span, so that calls of the backend belong to it. A request that came through the gateway has one more span around it, from
 * its arrival there, because nginx sends none itself. Files of the build and health checks have no span.
 */
export function traceRequest(
  { headers, method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
): void {
  const kind = findKind(url);
  const tracer = getTracer();
  if (!tracer || kind === undefined) return;
  const given = headers[TRACEPARENT_HEADER];
  const traceparent = typeof given === 'string' ? given : undefined;
  const traceId = toTraceId(String(headers[REQUEST_ID_HEADER]));
  const startedAt = parseRequestStart(headers[REQUEST_START_HEADER]);
  const gateway =
    startedAt === undefined
      ? undefined
      : tracer.start({ kind: 'server', name: `gateway ${method} ${kind}`, traceparent, traceId, startedAt });
  const span = tracer.start({
    kind: 'server',
    name: `${method} ${kind}`,
    traceparent: gateway?.traceparent ?? traceparent,
    traceId,
  });
  headers[TRACEPARENT_HEADER] = span.traceparent;
  // With the framework's listeners there are more than ten, and Node would warn about a leak.
  response.setMaxListeners(MAX_LISTENERS);
  response.once('close', () => {
    const route = exchange.pageKind ?? kind;
    const end = {
      status: response.writableFinished ? response.statusCode : undefined,
      attributes: { 'http.request.method': method, 'http.route': route },
    };
    span.end({ ...end, name: `${method} ${route}` });
    gateway?.end({ ...end, name: `gateway ${method} ${route}` });
  });
}
