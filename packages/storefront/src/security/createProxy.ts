import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { findCanonicalAddress } from '../catalog/canonicalAddress.ts';
import { splitPath } from '../catalog/cataloguePath.ts';
import { readRequestId, REQUEST_ID_HEADER } from '../log/requestId.ts';
import { createHostCatalogues } from '../site/hostCatalogues.ts';
import { buildContentSecurityPolicy, NONCE_HEADER, PATH_HEADER, SECURITY_HEADERS } from './csp.ts';

/** Characters; no choice of filters is longer. */
const MAX_SEARCH = 8192;

/** The canonical address of a catalogue page; undefined if it is canonical already, or the path is not that of a catalogue. */
function findRedirect(pathname: string, search: string, bases: readonly string[]): string | undefined {
  const catalogue = splitPath(pathname, bases);
  if (!catalogue) return undefined;
  const wanted = findCanonicalAddress(catalogue, search);
  if (wanted !== undefined || pathname.startsWith(catalogue.base)) return wanted;
  return catalogue.base + pathname.slice(catalogue.base.length) + search;
}

function redirect(request: NextRequest, address: string): NextResponse {
  const [path = '/', rest = ''] = address.split('?', 2);
  const target = request.nextUrl.clone();
  target.pathname = path;
  target.search = rest;
  return NextResponse.redirect(target, 307);
}

/**
 * Creates the proxy of a storefront. It sets request id, nonce, Content-Security-Policy and security headers of each page,
 * redirects (307) to the one canonical address of a choice of filters, and answers 414 to overlong query strings.
 */
export function createProxy(host: Host, dev: boolean = process.env.NODE_ENV === 'development') {
  const bases = createHostCatalogues(host).all.map(({ path }) => path);
  return function proxy(request: NextRequest): NextResponse {
    const { pathname, search } = request.nextUrl;
    if (search.length > MAX_SEARCH) return new NextResponse('414 URI Too Long\n', { status: 414 });
    if (request.method === 'GET' || request.method === 'HEAD') {
      const wanted = findRedirect(pathname, search, bases);
      if (wanted !== undefined) return redirect(request, wanted);
    }
    const nonce = randomBytes(16).toString('base64');
    const policy = buildContentSecurityPolicy(nonce, dev);
    const requestId = readRequestId(request.headers.get(REQUEST_ID_HEADER));
    const headers = new Headers(request.headers);
    headers.set(NONCE_HEADER, nonce);
    headers.set(PATH_HEADER, pathname);
    headers.set(REQUEST_ID_HEADER, requestId);
    headers.set('content-security-policy', policy);
    const response = NextResponse.next({ request: { headers } });
    response.headers.set('content-security-policy', policy);
    response.headers.set(REQUEST_ID_HEADER, requestId);
    // Revalidated each time. `no-store` would keep the page out of the browser's back/forward cache.
    response.headers.set('cache-control', 'private, no-cache');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
    return response;
  };
}
