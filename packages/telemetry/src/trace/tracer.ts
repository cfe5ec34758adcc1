/** How a span begins. */
export interface SpanStart {
  /** `server`: a request that this process answers; `client`: a call that it makes. */
  readonly kind: 'server' | 'client';
  /** The template of a path or a kind of page, never an address. */
  readonly name: string;
  /** The calling span, as in the header. */
  readonly traceparent?: string | undefined;
  /** The trace of a span without `traceparent`. */
  readonly traceId?: string | undefined;
}

/** How a span ends. */
export interface SpanEnd {
  /** A better name than at the start. */
  readonly name?: string;
  /** Status of the answer; undefined when there was none. */
  readonly status?: number | undefined;
  /** Named by OpenTelemetry's conventions. Never anything that a visitor has sent. */
  readonly attributes?: Readonly<Record<string, string | number>>;
}

export interface OpenSpan {
  /** The header for what this span calls. */
  readonly traceparent: string;
  readonly end: (end: SpanEnd) => void;
}

export interface Tracer {
  readonly start: (span: SpanStart) => OpenSpan;
}

const KEY = Symbol.for('vvoz.tracer');
const shared = globalThis as { [KEY]?: Tracer | undefined };

/** The tracer of this process; undefined when no traces are wanted. Shared, because Next loads this module twice. */
export const getTracer = (): Tracer | undefined => shared[KEY];

/** Sets the tracer of this process; undefined ends tracing. */
export function setTracer(tracer: Tracer | undefined): void {
  shared[KEY] = tracer;
}
