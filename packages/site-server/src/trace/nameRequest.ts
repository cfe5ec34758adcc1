import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { REQUEST_START_HEADER } from '@vvoz/telemetry/trace/requestStart';
import { chooseRequestId, TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';

/**
 * Writes the id of a request into its header for all later code. Only a trusted gateway may choose it, or the trace that the
 * request belongs to; what a visitor writes there is dropped.
 */
export function nameRequest({ headers, socket }: IncomingMessage, trusted: TrustedProxies): void {
  if (!trusted.has(socket.remoteAddress ?? '')) {
    delete headers[REQUEST_ID_HEADER];
    delete headers[TRACEPARENT_HEADER];
    delete headers[REQUEST_START_HEADER];
  }
  const { [TRACEPARENT_HEADER]: traceparent, [REQUEST_ID_HEADER]: requestId } = headers;
  headers[REQUEST_ID_HEADER] = chooseRequestId({ traceparent, requestId });
}
