import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { chooseRequestId, formatTraceparent, parseTraceparent } from '../trace/traceContext.ts';
import type { Tracer } from '../trace/tracer.ts';

/** Gives a span without a parent the trace id that was made from the request's id. */
class RequestIdGenerator extends RandomIdGenerator {
  traceId: string | undefined;
  override generateTraceId = (): string => this.traceId ?? chooseRequestId();
}

function createContext(traceparent: string | undefined): Context {
  const parent = parseTraceparent(traceparent);
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

export interface TracerOptions {
  readonly resource: Resource;
  readonly processor: SpanProcessor;
  /** Share of the requests that are traced, 0 to 1. A caller's decision has priority. */
  readonly share: number;
}

/** Creates a tracer. Its provider is not the global one, which would also get Next's spans with their full addresses. */
export function createTracer({ resource, processor, share }: TracerOptions) {
  const ids = new RequestIdGenerator();
  const provider = new TracerProvider({
    resource,
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  });
  const spans = provider.getTracer('vvoz');
  const tracer: Tracer = {
    start: ({ kind, name, traceparent, traceId, startedAt }) => {
      ids.traceId = traceId;
      const options = { kind: KINDS[kind], ...(startedAt === undefined ? {} : { startTime: startedAt }) };
      const span = spans.startSpan(name, options, createContext(traceparent));
      const context = span.spanContext();
      return {
        traceparent: formatTraceparent({
          traceId: context.traceId,
          spanId: context.spanId,
          isSampled: (context.traceFlags & TraceFlags.SAMPLED) !== 0,
        }),
        end: ({ name: endName, status, attributes = {} }) => {
          if (endName !== undefined) span.updateName(endName);
          span.setAttributes({
            ...attributes,
            ...(status === undefined ? {} : { 'http.response.status_code': status }),
          });
          // A 4xx is the caller's fault: the span of the calling side fails, that of the answering server does not.
          const isFailed = status === undefined || status >= (kind === 'server' ? 500 : 400);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
  return { tracer, stop: () => provider.shutdown() };
}
