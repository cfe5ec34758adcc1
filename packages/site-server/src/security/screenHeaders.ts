import type { IncomingHttpHeaders } from 'node:http';

/** An answer without a page, because no browser sends such a request. */
export interface PlainRefusal {
  readonly status: 400 | 405;
  readonly headers: Readonly<Record<string, string>>;
}

interface ScreenedRequest {
  readonly method?: string | undefined;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly httpVersion?: string;
}

const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];
const CALL_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** A host name, an IPv4 address, or an IPv6 address in brackets; optionally with a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** True for calls of pages and of Next's development server. */
const isRequest = (target: string): boolean => /^\/(?:api\/|_next\/|__next)/.test(target);

/**
 * Refuses a request that no page and no call can answer: its target is not a path, its host is not valid, or its method is
 * not allowed. Next would answer some of them with 500, and others with a whole page. Undefined for any other request.
 */
export function refuseRequest(request: ScreenedRequest): PlainRefusal | undefined {
  const { method = '', target, headers, httpVersion } = request;
  // HTTP/1.0 requests need no Host.
  const isHostGood = headers.host === undefined ? httpVersion === '1.0' : HOST.test(headers.host);
  if (!target.startsWith('/') || !isHostGood) return { status: 400, headers: {} };
  const allowed = isRequest(target) ? CALL_METHODS : PAGE_METHODS;
  return allowed.includes(method) ? undefined : { status: 405, headers: { allow: allowed.join(', ') } };
}

/** Headers by which Next's browser code and its servers talk to each other. Pages here are plain documents. */
const INTERNAL =
  /^(?:rsc|next-[\w-]+|x-(?:middleware|invoke|nextjs|next|prerender)-[\w-]+|x-matched-path|x-now-route-matches)$/;

/** Removes headers that only the framework itself may send. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
}
