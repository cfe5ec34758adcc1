import { getTracer } from '@vvoz/telemetry/trace/tracer';

/** Parts of the backend's paths that are names of calls. All others are values: ids, names of lots. */
const NAME = /^(?:v\d|wp-json|[a-z]{2,20})$/;

/** `/api/v2/cars/japan/abc-1` → `/api/v2/cars/japan/*`: a path without what follows its first value. */
export function toPathTemplate(path: string): string {
  const parts = path.split('/').slice(1);
  const value = parts.findIndex((part) => !NAME.test(part));
  return value === -1 ? path : `/${[...parts.slice(0, value), '*'].join('/')}`;
}

interface TracedRequest {
  readonly method: string;
  readonly url: string;
  /** The span of the request that needs the call; without one the call is not traced. */
  readonly traceparent: string | undefined;
}

/**
 * Makes a call of the backend, in a span of its own if traces are switched on.
 * @param call gets the header for the backend: the call's span, or the trace that a gateway has sent
 */
export async function traceBackendRequest(
  { method, url, traceparent }: TracedRequest,
  call: (traceparent: string | undefined) => Promise<Response>,
): Promise<Response> {
  const tracer = getTracer();
  if (!tracer || traceparent === undefined) return call(traceparent);
  const { pathname, host } = new URL(url);
  const template = toPathTemplate(pathname);
  const span = tracer.start({ kind: 'client', name: `${method} ${template}`, traceparent });
  let status: number | undefined;
  try {
    const response = await call(span.traceparent);
    status = response.status;
    return response;
  } finally {
    span.end({
      status,
      attributes: { 'http.request.method': method, 'url.template': template, 'server.address': host },
    });
  }
}
