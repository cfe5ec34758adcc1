import { createHash, randomBytes } from 'node:crypto';

/** The header of W3C Trace Context: version, trace, calling span, flags. */
export const TRACEPARENT_HEADER = 'traceparent';

const TRACE_ID = /^[\da-f]{32}$/;
const NO_TRACE = '0'.repeat(32);
const NO_SPAN = '0'.repeat(16);
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
/** Form of a request id that is accepted from a gateway. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** A span of another process, as a header names it. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Parses the header. Returns undefined when it is missing, of another version or malformed. */
export function parseTraceparent(text: string | null | undefined): TraceParent | undefined {
  const [, traceId = NO_TRACE, spanId = NO_SPAN, flags = ''] = TRACEPARENT.exec(text ?? '') ?? [];
  if (traceId === NO_TRACE || spanId === NO_SPAN) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Formats the header. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** Returns the trace id of a request: its request id without the dashes of a UUID. Ids of another form are hashed. */
export function toTraceId(requestId: string): string {
  const plain = requestId.replaceAll('-', '').toLowerCase();
  if (TRACE_ID.test(plain) && plain !== NO_TRACE) return plain;
  return createHash('sha256').update(requestId).digest('hex').slice(0, NO_TRACE.length);
}

/** The headers that name a request. Callers pass them only if one of our own servers sent the request. */
export interface NamedRequest {
  readonly traceparent?: string | readonly string[] | null | undefined;
  readonly requestId?: string | readonly string[] | null | undefined;
}

/**
 * Chooses the one id of a request for logs, `X-Request-Id` and trace: the trace id of its `traceparent`, else its
 * `X-Request-Id` when it is well formed, else a new id in the form of a trace id.
 */
export function chooseRequestId({ traceparent, requestId }: NamedRequest = {}): string {
  const parent = typeof traceparent === 'string' ? parseTraceparent(traceparent) : undefined;
  if (parent) return parent.traceId;
  return typeof requestId === 'string' && REQUEST_ID.test(requestId)
    ? requestId
    : randomBytes(NO_TRACE.length / 2).toString('hex');
}
