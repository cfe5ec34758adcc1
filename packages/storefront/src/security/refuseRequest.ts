import type { IncomingHttpHeaders } from 'node:http';

/** An answer that needs no page, because no visitor sees it. */
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
/** A name, an address, or an IPv6 address in brackets, with a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Calls of pages, and those of the development server. */
const isCall = (target: string): boolean => /^\/(?:api\/|_next\/|__next)/.test(target);

/**
 * Refuses a request that no page or call answers: a target that is no path, a host that is no name, a method that neither
 * pages nor calls have. Next would answer some of them with 500, and others with a whole page.
 */
export function refuseRequest(request: ScreenedRequest): PlainRefusal | undefined {
  const { method = '', target, headers, httpVersion } = request;
  // Version 1.0 has no host.
  const isHostGood = headers.host === undefined ? httpVersion === '1.0' : HOST.test(headers.host);
  if (!target.startsWith('/') || !isHostGood) return { status: 400, headers: {} };
  const allowed = isCall(target) ? CALL_METHODS : PAGE_METHODS;
  return allowed.includes(method) ? undefined : { status: 405, headers: { allow: allowed.join(', ') } };
}

/** Characters of one part of a path, as the backend allows. */
const MAX_SEGMENT = 200;
/** Escapes of escapes, of control characters and of a backslash. Later code would decode them into another path. */
const AMBIGUOUS = /%25[\da-f]{2}|%[01][\da-f]|%7f|%5c/i;

/** True for a path that no page can have. `target` must be decodable. */
export function isImpossiblePath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return (
    AMBIGUOUS.test(path) ||
    path.split('/').some((part) => part.length > MAX_SEGMENT && decodeURIComponent(part).length > MAX_SEGMENT)
  );
}

/** Headers by which Next's browser code and its servers talk to each other. Pages here are plain documents. */
const INTERNAL =
  /^(?:rsc|next-[\w-]+|x-(?:middleware|invoke|nextjs|next|prerender)-[\w-]+|x-matched-path|x-now-route-matches)$/;

/** Removes headers that only the framework itself may send. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
}
