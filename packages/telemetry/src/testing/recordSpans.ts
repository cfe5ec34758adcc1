import { setTracer, type SpanEnd, type SpanStart } from '../trace/tracer.ts';

/** A span that a test has recorded. */
export interface RecordedSpan extends SpanStart {
  /** The header that the span sends with its calls. */
  readonly sentTraceparent: string;
  ended: SpanEnd | undefined;
}

/** Replaces the tracer of this process with one that records its spans. Call `stop` after the test. */
export function recordSpans() {
  const spans: RecordedSpan[] = [];
  setTracer({
    start: (start) => {
      const trace = start.traceparent?.slice(3, 35) ?? start.traceId ?? 'f'.repeat(32);
      const sentTraceparent = `00-${trace}-${String(spans.length + 1).padStart(16, '0')}-01`;
      const span: RecordedSpan = { ...start, sentTraceparent, ended: undefined };
      spans.push(span);
      return {
        traceparent: sentTraceparent,
        end: (end) => {
          span.ended = end;
        },
      };
    },
  });
  return { spans: spans as readonly RecordedSpan[], stop: () => setTracer(undefined) };
}
