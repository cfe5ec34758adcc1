import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { readStorefrontEnv } from '../env.ts';
import { replaceMalformed } from '../security/malformedPath.ts';
import { completeHeaders } from './completeHeaders.ts';
import { answerWithErrorPages } from './errorDocuments.ts';
import { isOwnRequest } from './fetchErrorPage.ts';
import { findVisitorAddress } from './findVisitorAddress.ts';
import { createConnectionLimits } from './limitConnections.ts';
import { limitRequestTime } from './limitRequestTime.ts';
import { createExcessRefusal } from './refuseExcess.ts';
import { nameScheme, redirectToTls } from './requestScheme.ts';

/** In development Next's own error page helps more than the site's. */
const keepsOverlay = (status: number): boolean => status === 500;

/** Writes the visitor's address into a header for all code behind; what a visitor writes there is dropped. */
function nameVisitor(request: IncomingMessage, trusted: TrustedProxies): void {
  if (isOwnRequest(request)) return;
  const visitor = findVisitorAddress(
    request.socket.remoteAddress,
    request.headers['x-forwarded-for'],
    trusted,
  );
  if (visitor === undefined) delete request.headers[VISITOR_HEADER];
  else request.headers[VISITOR_HEADER] = visitor;
}

/**
 * Patches all HTTP servers of this process, because a standalone Next server has no hook before and after its
 * work. Visitors above their limits are refused first. Undecodable escapes in paths are replaced: Next decodes paths before
 * and after the proxy and answers 500 when that fails; with the escapes replaced it answers 404. Error documents are
 * replaced by the error page. Every answer gets the security headers. A site that promises TLS (VVOZ_HSTS_SECONDS)
 * redirects to it. Slow requests end.
 */
export function patchServers(): void {
  const emit = Server.prototype.emit;
  const { trusted, hstsSeconds, pageWaitMs } = readStorefrontEnv();
  const isDevelopment = process.env.NODE_ENV === 'development';
  const options = { pageWaitMs, ...(isDevelopment ? { keeps: keepsOverlay } : {}) };
  // Others are this machine and the gateways: a developer, a test, a health check.
  const isVisitor = (address: string): boolean => !trusted.has(address);
  const admitConnection = createConnectionLimits(isVisitor);
  const refuseExcess = createExcessRefusal(isVisitor);
  Server.prototype.emit = function emitPatched(this: Server, event: string | symbol, ...args: unknown[]) {
    const send = () => Reflect.apply(emit, this, [event, ...args]) as boolean;
    if (event === 'connection') limitRequestTime(this);
    if (event === 'connection' && !admitConnection(this, args[0] as Socket)) return true;
    if (event !== 'request') return send();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    nameVisitor(request, trusted);
    const scheme = nameScheme(request, trusted);
    completeHeaders(request, response, {
      isSecure: scheme === 'https',
      hstsSeconds,
      isPolicyNeeded: !isDevelopment,
    });
    if (!isOwnRequest(request) && refuseExcess(request, response)) return true;
    if (hstsSeconds > 0 && scheme === 'http' && redirectToTls(request, response)) return true;
    if (request.url?.includes('%')) request.url = replaceMalformed(request.url);
    answerWithErrorPages(request, response, send, options);
    return true;
  };
}
