import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { canonicalSearch } from '../catalog/canonicalAddress.ts';
import { contentSecurityPolicy, NONCE_HEADER, PATH_HEADER, SECURITY_HEADERS } from './csp.ts';

export interface ProxyOptions {
  /** Paths of this host whose query string is a catalogue's. */
  readonly cataloguePaths: ReadonlySet<string>;
  readonly dev: boolean;
}

/** An address longer than this is nobody's choice of filters. */
const MAX_SEARCH = 8192;

/**
 * The gate of a storefront: a fresh nonce and policy for each page, and one address for one choice of filters (the
 * others are redirected to it, so that caches and search engines see one).
 */
export function createProxy({ cataloguePaths, dev }: ProxyOptions) {
  return function proxy(request: NextRequest): NextResponse {
    const { pathname, search } = request.nextUrl;
    if (search.length > MAX_SEARCH) return new NextResponse('414 URI Too Long\n', { status: 414 });
    if (cataloguePaths.has(pathname) && (request.method === 'GET' || request.method === 'HEAD')) {
      const wanted = canonicalSearch(search);
      if (wanted !== undefined) {
        const target = request.nextUrl.clone();
        target.search = wanted;
        return NextResponse.redirect(target, 307);
      }
    }
    const nonce = randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(nonce, dev);
    const headers = new Headers(request.headers);
    headers.set(NONCE_HEADER, nonce);
    headers.set(PATH_HEADER, pathname);
    headers.set('content-security-policy', policy);
    const response = NextResponse.next({ request: { headers } });
    response.headers.set('content-security-policy', policy);
    // Asked again each time, but not forbidden to the browser's back/forward cache as `no-store` would be.
    response.headers.set('cache-control', 'private, no-cache');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
    return response;
  };
}
