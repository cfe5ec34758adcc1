import { NextResponse, type NextRequest } from 'next/server';
import { PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { readStorefrontEnv } from '../config/env.ts';
import { PATH_HEADER, readRequestId, REQUEST_ID_HEADER } from '@vvoz/site-server/log/requestId';
import { REDIRECT_CACHE } from '@vvoz/site-server/server/redirectCache';
import { isInnerPath, SHARED } from '../address/reservedPaths.ts';
import { findSiteAddress, type SiteAddress } from '../address/siteAddress.ts';
import { findRefusal } from '../address/robotGuards.ts';
import { buildContentSecurityPolicy, REPORTING_ENDPOINTS } from '../config/csp.ts';

/**
 * Beginnings of paths whose routes set Cache-Control themselves: previews of shared lots, which depend on the visitor's
 * browser, and files.
 */
const OWN_LIFETIMES = [`/${SHARED}/`, '/.well-known/'];

/** Characters. No choice of filters needs more. */
const MAX_SEARCH = 8192;

function redirect(request: NextRequest, own: Host, { host, address }: SiteAddress): NextResponse {
  const origin = host === own ? request.nextUrl.origin : readStorefrontEnv().hosts[host];
  const answer = NextResponse.redirect(new URL(origin + address), 308);
  answer.headers.set('cache-control', REDIRECT_CACHE);
  return answer;
}

const refuse = (status: number): NextResponse =>
  new NextResponse(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/**
 * Creates the proxy of a storefront. It sets request id, Cache-Control and Content-Security-Policy of each page; the other
 * headers are those of every response (completeHeaders.ts of site-server). It redirects (308) to the canonical address of a
 * page, which may be on another host. It answers 404 to the folders that only rewrites lead to, 414 to overlong query
 * strings, and 403 to requests that a guard refuses.
 */
export function createProxy(host: Host, dev: boolean = process.env.NODE_ENV === 'development') {
  return function proxy(request: NextRequest): NextResponse {
    const { pathname, search } = request.nextUrl;
    if (isInnerPath(pathname)) return refuse(404);
    if (search.length > MAX_SEARCH) return new NextResponse('414 URI Too Long\n', { status: 414 });
    // The server replaces this empty answer with the error page.
    const refusal = findRefusal({ path: pathname, userAgent: request.headers.get('user-agent') ?? '' });
    if (refusal) return refuse(refusal.statusCode);
    if (request.method === 'GET' || request.method === 'HEAD') {
      const target = findSiteAddress(host, pathname, search);
      if (target) return redirect(request, host, target);
    }
    const policy = buildContentSecurityPolicy(readStorefrontEnv().services, {
      isDevelopment: dev,
      isSecure: request.headers.get('x-forwarded-proto') === 'https',
    });
    const requestId = readRequestId(request.headers.get(REQUEST_ID_HEADER));
    const headers = new Headers(request.headers);
    // Next would read a nonce from it.
    headers.delete('content-security-policy');
    headers.set(PATH_HEADER, pathname);
    headers.set(REQUEST_ID_HEADER, requestId);
    const response = NextResponse.next({ request: { headers } });
    response.headers.set('content-security-policy', policy);
    response.headers.set(REQUEST_ID_HEADER, requestId);
    if (!OWN_LIFETIMES.some((path) => pathname.startsWith(path)))
      response.headers.set('cache-control', PAGE_CACHE);
    response.headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
    return response;
  };
}
