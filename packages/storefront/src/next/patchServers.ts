import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { VERSION_HEADER, VERSION_PATH } from '@vvoz/api/headers/gatewayHeaders';
import type { MetricSamples } from '@vvoz/telemetry/metrics/samples';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { readStorefrontEnv } from '../env.ts';
import { answerVersion } from '../gateway/answerVersion.ts';
import { noteVersions } from '../gateway/dataVersions.ts';
import { checkGateway } from '../gateway/fromGateway.ts';
import { sealPages } from '../gateway/sealPages.ts';
import type { Exchange } from '../log/exchange.ts';
import { answerMetrics } from '../metrics/answerMetrics.ts';
import { measureRequest } from '../metrics/measureRequest.ts';
import { createSiteFigures } from '../metrics/siteFigures.ts';
import { createPageSender } from '../pageMemory/sendPages.ts';
import { nameRequest } from '../trace/nameRequest.ts';
import { traceRequest } from '../trace/traceRequest.ts';
import { readTarget } from '../security/readTarget.ts';
import { dropInternalHeaders, isImpossiblePath, refuseRequest } from '../security/refuseRequest.ts';
import { completeHeaders } from './completeHeaders.ts';
import { answerWithErrorPages } from './errorDocuments.ts';
import { isOwnRequest } from './fetchErrorPage.ts';
import { findVisitorAddress } from './findVisitorAddress.ts';
import { answerPlainly, hardenServer } from './hardenServer.ts';
import { createConnectionLimits } from './limitConnections.ts';
import { limitRequestTime } from './limitRequestTime.ts';
import { createExcessRefusal } from './refuseExcess.ts';
import { runForVisitor } from './runForVisitor.ts';
import { nameScheme, redirectToTls } from './requestScheme.ts';

/** In development Next's own error page helps more than the site's. */
const keepsOverlay = (status: number): boolean => status === 500;

/** An empty document, which becomes the error page. */
const answerNotFound = (response: ServerResponse): ServerResponse =>
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end();

/** Writes the visitor's address into a header for all later code; what a visitor writes there is dropped. */
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

/** Makes the answer to a request of the gateway a page that it can keep. */
function sealForGateway(request: IncomingMessage, response: ServerResponse, placeholder: string): void {
  const { headers } = request;
  noteVersions(String(headers[VERSION_HEADER] ?? ''));
  sealPages(response, {
    placeholder,
    takesBrotli: headers['accept-encoding'] === 'br',
  });
  // The page is compressed when it is whole.
  delete headers['accept-encoding'];
}

/**
 * Patches all HTTP servers of this process, because a standalone Next server has no hook before and after it handles a
 * request. Visitors above their limits are refused first. Requests that Next would answer with 500 are refused, or made
 * readable (`readTarget`, `refuseRequest`). Pages for the gateway are sealed. Those for visitors are compressed, and kept for
 * seconds (`createPageSender`). Error documents are replaced by the error page. Every answer gets the security headers. A site
 * that promises TLS (VVOZ_HSTS_SECONDS) redirects to it. Slow requests end.
 * @returns the function that collects the metrics of this process
 */
export function patchServers(): () => MetricSamples<'site'> {
  const emit = Server.prototype.emit;
  const { apiUrl, gatewaySecret, trusted, hstsSeconds, pageWaitMs } = readStorefrontEnv();
  const figures = createSiteFigures();
  const collect = () => figures.collect(apiUrl);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const options = { pageWaitMs, ...(isDevelopment ? { keeps: keepsOverlay } : {}) };
  // Trusted addresses are this machine and the gateways: a developer, a test, a health check.
  const isVisitor = (address: string): boolean => !trusted.has(address);
  const admitConnection = createConnectionLimits(isVisitor);
  const refuseExcess = createExcessRefusal(isVisitor);
  const sendPage = createPageSender();
  Server.prototype.emit = function emitPatched(this: Server, event: string | symbol, ...args: unknown[]) {
    const send = () => Reflect.apply(emit, this, [event, ...args]) as boolean;
    if (event === 'connection') {
      hardenServer(this);
      limitRequestTime(this);
      return admitConnection(this, args[0] as Socket) ? send() : true;
    }
    if (event !== 'request') return send();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const { method, headers, httpVersion } = request;
    const { target, isLegacyPath } = readTarget(request.url ?? '');
    request.url = target;
    nameVisitor(request, trusted);
    nameRequest(request, trusted);
    const scheme = nameScheme(request, trusted);
    completeHeaders(request, response, {
      isSecure: scheme === 'https',
      hstsSeconds,
      isPolicyNeeded: !isDevelopment,
    });
    if (answerMetrics(request, response, isVisitor, collect)) return true;
    const isGateway = checkGateway(headers, gatewaySecret);
    // The gateway sends this request once a second, with the id of a visitor's. It is neither counted nor traced.
    if (isGateway && target === VERSION_PATH) {
      void answerVersion(response, apiUrl);
      return true;
    }
    const { localAddress: host, localPort: port } = request.socket;
    const exchange: Exchange = { server: { host, port } };
    if (!isOwnRequest(request)) {
      measureRequest(request, response, exchange, figures.add);
      traceRequest(request, response, exchange);
    }
    if (isGateway && gatewaySecret !== undefined) sealForGateway(request, response, gatewaySecret);
    if (!isOwnRequest(request) && refuseExcess(request, response)) return true;
    const refusal = refuseRequest({ method, target, headers, httpVersion });
    if (refusal) {
      answerPlainly(response, refusal.status, refusal.headers);
      return true;
    }
    if (hstsSeconds > 0 && scheme === 'http' && redirectToTls(request, response)) return true;
    if (!isDevelopment) {
      // Hot reloading needs these headers.
      dropInternalHeaders(headers);
      if (!isGateway && !isOwnRequest(request) && sendPage(request, response, exchange)) return true;
    }
    const answer = isImpossiblePath(target) ? () => void answerNotFound(response) : send;
    runForVisitor(request, response, () =>
      answerWithErrorPages(request, response, answer, {
        ...options,
        exchange,
        movedTo: isLegacyPath ? target : undefined,
      }),
    );
    return true;
  };
  return collect;
}
