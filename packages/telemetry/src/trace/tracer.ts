/** How a span begins. */
export interface SpanStart {
  /** `server`: a request that this process answers; `client`: a call that it makes. */
  readonly kind: 'server' | 'client';
  /** The template of a path (`/cars/:id`) or a kind of page, never the address that was requested. */
  readonly name: string;
  /** The header of the span that caused this one. */
  readonly traceparent?: string | undefined;
  /** Trace id of a span without `traceparent`. */
  readonly traceId?: string | undefined;
  /** When it began, ms since the epoch; by default now. */
  readonly startedAt?: number;
}

/** How a span ends. */
export interface SpanEnd {
  /** Replaces the name given at the start. */
  readonly name?: string;
  /** Status of the answer; undefined when there was none. */
  readonly status?: number | undefined;
  /** Keys follow OpenTelemetry's semantic conventions. No value contains anything that a visitor has sent. */
  readonly attributes?: Readonly<Record<string, string | number>>;
}

export interface OpenSpan {
  /** The header to send with calls that this span makes. */
  readonly traceparent: string;
  readonly end: (end: SpanEnd) => void;
}

export interface Tracer {
  readonly start: (span: SpanStart) => OpenSpan;
}

const KEY = Symbol.for('vvoz.tracer');
const shared = globalThis as { [KEY]?: Tracer | undefined };

/**
 * Returns the tracer of this process; undefined when tracing is off. It is shared, because Next loads this module
 * twice.
 */
export const getTracer = (): Tracer | undefined => shared[KEY];

/** Sets the tracer of this process; undefined ends tracing. */
export function setTracer(tracer: Tracer | undefined): void {
  shared[KEY] = tracer;
}
