import type { IncomingMessage, ServerResponse } from 'node:http';
import { toTraceId, TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import { getTracer } from '@vvoz/telemetry/trace/tracer';
import type { Exchange } from '../log/exchange.ts';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';
import { findKind } from '../next/visitorLimits.ts';

/**
 * Makes a span for a request, if traces are switched on: kind of page or request, method and status. The header then names this
 * span, so that calls of the backend belong to it. Files of the build and health checks have no span.
 */
export function traceRequest(
  { headers, method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
): void {
  const kind = findKind(url);
  const tracer = getTracer();
  if (!tracer || kind === undefined) return;
  const traceparent = headers[TRACEPARENT_HEADER];
  const span = tracer.start({
    kind: 'server',
    name: `${method} ${kind}`,
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    traceId: toTraceId(String(headers[REQUEST_ID_HEADER])),
  });
  headers[TRACEPARENT_HEADER] = span.traceparent;
  response.once('close', () => {
    const route = exchange.pageKind ?? kind;
    span.end({
      name: `${method} ${route}`,
      status: response.writableFinished ? response.statusCode : undefined,
      attributes: { 'http.request.method': method, 'http.route': route },
    });
  });
}
