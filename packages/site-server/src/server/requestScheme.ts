import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForwardedScheme } from '@vvoz/api/headers/responseHeaders';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { isHealthCheck } from '../limits/visitorLimits.ts';

const SCHEME_HEADER = 'x-forwarded-proto';
/** How long a browser may keep the redirect to TLS, s. */
const REDIRECT_SECONDS = 3600;

/**
 * Keeps in `X-Forwarded-Proto` only what the last gateway says. Without a trusted gateway the header is removed, so that no
 * visitor can claim TLS. Returns the scheme, or '' when no gateway names one.
 */
export function nameScheme({ headers, socket }: IncomingMessage, trusted: TrustedProxies): string {
  const scheme = trusted.has(socket.remoteAddress ?? '') ? readForwardedScheme(headers[SCHEME_HEADER]) : '';
  if (scheme === '') delete headers[SCHEME_HEADER];
  else headers[SCHEME_HEADER] = scheme;
  return scheme;
}

/** Redirects a request that a gateway has received without TLS to the same address with TLS. Returns true if it did. */
export function redirectToTls(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, url = '/' } = request;
  if (!url.startsWith('/') || isHealthCheck(url)) return false;
  const location = URL.parse(`https://${headers.host}${url}`);
  if (!location) return false;
  // The port is that of the connection without TLS.
  location.port = '';
  response
    .writeHead(308, { location: location.href, 'cache-control': `public, max-age=${REDIRECT_SECONDS}` })
    .end();
  return true;
}
