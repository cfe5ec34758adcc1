import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { canonicalAddress } from '../catalog/canonicalAddress.ts';
import { splitPath } from '../catalog/cataloguePath.ts';
import { contentSecurityPolicy, NONCE_HEADER, PATH_HEADER, SECURITY_HEADERS } from './csp.ts';

export interface ProxyOptions {
  /** Paths of this host's catalogues; brand, model and body code come behind them. */
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
    const catalogue = splitPath(pathname, cataloguePaths);
    if (catalogue && (request.method === 'GET' || request.method === 'HEAD')) {
      const wanted = canonicalAddress(catalogue, search);
      if (wanted !== undefined) {
        const [path = '/', rest = ''] = wanted.split('?', 2);
        const target = request.nextUrl.clone();
        target.pathname = path;
        target.search = rest;
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
