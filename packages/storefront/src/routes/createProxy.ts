import { NextResponse, type NextRequest } from 'next/server';
import { PLACEHOLDER_HEADER } from '@vvoz/api/headers/gatewayHeaders';
import { GATEWAY_PAGE_CACHE, PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { isGatewaySecret } from '../gateway/fromGateway.ts';
import { isFamilyPath } from '../next/pageFamilies.ts';
import { readStorefrontEnv } from '../env.ts';
import { readRequestId, REQUEST_ID_HEADER } from '../log/requestId.ts';
import { REDIRECT_CACHE } from '../site/redirectCache.ts';
import { SHARED } from '../site/reservedPaths.ts';
import { findSiteAddress, type SiteAddress } from '../site/siteAddress.ts';
import { findRefusal } from './guards.ts';
import { createNonce } from './nonce.ts';
import { buildContentSecurityPolicy, NONCE_HEADER, PATH_HEADER, REPORTING_ENDPOINTS } from './csp.ts';

/**
 * Beginnings of paths whose routes set Cache-Control themselves: previews of shared lots, which depend on the visitor's
 * browser, and files without a nonce.
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
 * Creates the proxy of a storefront. It sets request id, nonce and Content-Security-Policy of each page; the other
 * headers are those of every answer (next/completeHeaders.ts). It redirects (308) to the canonical address of a page,
 * which may be on another host. A page for the gateway has the gateway's placeholder as its nonce (ADR 32). It answers
 * 404 to the folders of page families, 414 to overlong query strings, and 403 to requests that a guard refuses.
 */
export function createProxy(host: Host, dev: boolean = process.env.NODE_ENV === 'development') {
  return function proxy(request: NextRequest): NextResponse {
    const { pathname, search } = request.nextUrl;
    if (isFamilyPath(pathname)) return refuse(404);
    if (search.length > MAX_SEARCH) return new NextResponse('414 URI Too Long\n', { status: 414 });
    // The server replaces this empty answer with the error page.
    const refusal = findRefusal({ path: pathname, userAgent: request.headers.get('user-agent') ?? '' });
    if (refusal) return refuse(refusal.statusCode);
    if (request.method === 'GET' || request.method === 'HEAD') {
      const target = findSiteAddress(host, pathname, search);
      if (target) return redirect(request, host, target);
    }
    const { services, gatewaySecret } = readStorefrontEnv();
    const placeholder = request.headers.get(PLACEHOLDER_HEADER);
    const hasOwnLifetime = OWN_LIFETIMES.some((path) => pathname.startsWith(path));
    const isKept = !hasOwnLifetime && isGatewaySecret(placeholder, gatewaySecret);
    const nonce = isKept && placeholder ? placeholder : createNonce();
    const policy = buildContentSecurityPolicy(nonce, services, {
      isDevelopment: dev,
      isSecure: request.headers.get('x-forwarded-proto') === 'https',
    });
    const requestId = readRequestId(request.headers.get(REQUEST_ID_HEADER));
    const headers = new Headers(request.headers);
    headers.delete(PLACEHOLDER_HEADER);
    headers.set(NONCE_HEADER, nonce);
    headers.set(PATH_HEADER, pathname);
    headers.set(REQUEST_ID_HEADER, requestId);
    headers.set('content-security-policy', policy);
    const response = NextResponse.next({ request: { headers } });
    response.headers.set('content-security-policy', policy);
    response.headers.set(REQUEST_ID_HEADER, requestId);
    // For the gateway the header says how long it may cache the page; it sends browsers PAGE_CACHE.
    if (!hasOwnLifetime) response.headers.set('cache-control', isKept ? GATEWAY_PAGE_CACHE : PAGE_CACHE);
    response.headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
    return response;
  };
}
