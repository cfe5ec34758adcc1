import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { VERSION_HEADER, VERSION_PATH } from '@vvoz/api/headers/gatewayHeaders';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import type { ExportSettings } from '@vvoz/telemetry/export/exportVariables';
import { runWithDeadline } from '../backend/deadline.ts';
import { createVersionReader } from '../backend/readBackendVersions.ts';
import { createConnectionLimits } from '../limits/limitConnections.ts';
import { limitRequestTime } from '../limits/limitRequestTime.ts';
import { runInExchange } from '../exchange/exchange.ts';
import { setPlay, writeLog } from '../log/writeLog.ts';
import { sendMetrics } from '../metrics/sendMetrics.ts';
import { measureRequest } from '../metrics/measureRequest.ts';
import { createSiteFigures, type SiteFigures } from '../metrics/siteFigures.ts';
import { isImpossiblePath, readRequestPath } from '../security/readRequestPath.ts';
import { dropInternalHeaders, refuseRequest } from '../security/screenHeaders.ts';
import { nameRequest } from '../trace/nameRequest.ts';
import { startTelemetry } from '../trace/startTelemetry.ts';
import { traceRequest } from '../trace/traceRequest.ts';
import { sendVersion } from './sendVersion.ts';
import { completeHeaders } from './completeHeaders.ts';
import { createErrorPages, type FormatBare } from './errorPages.ts';
import { findVisitorAddress } from './findVisitorAddress.ts';
import { respondPlainly, hardenServer, refuseUpgrade } from './hardenServer.ts';
import { hookServers } from './hookServers.ts';
import { createVisitorLimiter } from './limitVisitors.ts';
import { runMiddleware, type Middleware, type SiteExchange } from './middleware.ts';
import { observeResponse } from './observeResponse.ts';
import { finishDocument, renderInside } from './renderInside.ts';
import { createTurns } from './renderInTurn.ts';
import { nameScheme, redirectToTls } from './requestScheme.ts';
import { runForVisitor } from './runForVisitor.ts';
import { sendDocuments } from './sendDocuments.ts';
import { createPageServer } from './servePages.ts';

export interface SiteServerOptions {
  /** Address of the backend. */
  readonly apiUrl: string;
  /** Gateways in front of this site, and this machine. */
  readonly trusted: TrustedProxies;
  /** How long a browser uses only TLS after a visit, s; 0: the operator promises no TLS. */
  readonly hstsSeconds: number;
  /** How long a page may wait for the backend, all its calls together, ms. */
  readonly pageWaitMs: number;
  /** The program that plays with this process; undefined: it is meant seriously. */
  readonly play: string | undefined;
  /** Where traces and metrics go; undefined: nowhere. */
  readonly telemetry: ExportSettings | undefined;
  /** Version of the release. */
  readonly version: string;
  /** True in development: pages then have no strict policy, and Next's own document of a 500 stays. */
  readonly isDevelopment: boolean;
  /** True for a request whose page may differ from that of others, such as a robot's. Such a page is not cached. */
  readonly hasOwnPage: (headers: IncomingHttpHeaders) => boolean;
  readonly formatBare: FormatBare;
}

/** True for calls of scripts and for pictures. Each has its own time limit: no visitor sees an empty page meanwhile. */
const isRequest = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/pictures/');

/** Writes the visitor's address into a header for all later code; what a visitor writes there is dropped. */
function nameVisitor({ socket, headers }: IncomingMessage, trusted: TrustedProxies): void {
  const visitor = findVisitorAddress(socket.remoteAddress, headers['x-forwarded-for'], trusted);
  if (visitor === undefined) delete headers[VISITOR_HEADER];
  else headers[VISITOR_HEADER] = visitor;
}

/** Creates the middleware in its order, the first one outermost. The last one hands the request to Next. */
function listMiddleware(options: SiteServerOptions, figures: SiteFigures): readonly Middleware[] {
  const { apiUrl, trusted, hstsSeconds, pageWaitMs, isDevelopment, hasOwnPage, formatBare } = options;
  // Trusted addresses are this machine and the gateways: a developer, a test, a health check.
  const isVisitor = (address: string): boolean => !trusted.has(address);
  const versions = createVersionReader(apiUrl);
  // In development Next's own error page helps more than the site's.
  const keeps = isDevelopment ? (status: number) => status === 500 : undefined;

  return [
    function refuseTarget({ request, response, fault }, next) {
      if (fault === undefined) return next();
      // Not measured and not traced: this refusal has to stay cheaper than sending the request.
      response.shouldKeepAlive = false;
      respondPlainly(response, fault);
      request.resume();
    },
    function respondOperator({ request, response }, next) {
      return sendMetrics(request, response, isVisitor, () => figures.collect(apiUrl)) ? undefined : next();
    },
    // The gateway sends this request once a second, for no visitor. It is neither counted nor traced.
    function respondGateway({ request, response }, next) {
      const isGateway = !isVisitor(String(request.headers[VISITOR_HEADER]));
      return isGateway && request.url === VERSION_PATH ? sendVersion(response, versions.read) : next();
    },
    function observe(exchange, next) {
      measureRequest(exchange.request, exchange.response, exchange, figures.add);
      traceRequest(exchange.request, exchange.response, exchange);
      return next();
    },
    sendDocuments,
    createVisitorLimiter({ isVisitor, formatBare }),
    function refuse({ request, response }, next) {
      const { method, headers, httpVersion, url: target = '/' } = request;
      const refusal = refuseRequest({ method, target, headers, httpVersion });
      if (!refusal) return next();
      respondPlainly(response, refusal.status, refusal.headers);
    },
    function insistOnTls({ request, response, scheme }, next) {
      return hstsSeconds > 0 && scheme === 'http' && redirectToTls(request, response) ? undefined : next();
    },
    function dropFrameworkHeaders({ request }, next) {
      // Hot reloading needs these headers.
      if (!isDevelopment) dropInternalHeaders(request.headers);
      return next();
    },
    async function followVersion({ request: { headers, socket } }, next) {
      const named = String(headers[VERSION_HEADER] ?? '');
      delete headers[VERSION_HEADER];
      if (named !== '' && !isVisitor(socket.remoteAddress ?? '')) await versions.follow(named);
      return next();
    },
    createPageServer(hasOwnPage, figures.addPage),
    createErrorPages({ keeps, formatBare }),
    function runForRequest(exchange, next) {
      const { request, response } = exchange;
      const run = () => runInExchange(exchange, () => runForVisitor(request, response, next));
      return isRequest(request.url ?? '/') ? run() : runWithDeadline(pageWaitMs, run);
    },
    function refuseImpossiblePath(exchange, next) {
      if (!isImpossiblePath(exchange.request.url ?? '/')) return next();
      // An empty document, which becomes the error page.
      exchange.response.setHeader('content-type', 'text/html; charset=utf-8');
      exchange.response.statusCode = 404;
      exchange.document = finishDocument(exchange.response, Buffer.alloc(0));
    },
    createTurns(isVisitor),
    async function render(exchange) {
      const document = await exchange.renderByFramework();
      if (document) exchange.document = finishDocument(exchange.response, document);
    },
  ];
}

/** Reads who sends a request, for what, and under which id, for all later code. */
function readRequest(request: IncomingMessage, trusted: TrustedProxies) {
  const { target, isLegacyPath, fault } = readRequestPath(request.url ?? '');
  request.url = target;
  nameVisitor(request, trusted);
  nameRequest(request, trusted);
  return { scheme: nameScheme(request, trusted), movedTo: isLegacyPath ? target : undefined, fault };
}

/** Answers with an empty 500 when the middleware itself has failed. */
function failPlainly(response: ServerResponse, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  writeLog({ level: 'error', message: 'Request failed', detail });
  if (response.headersSent) response.destroy();
  else respondPlainly(response, 500);
}

/**
 * Puts the middleware around all HTTP servers of this process. It sees a request before the framework does, and the response
 * before it is sent.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<void> {
  const { apiUrl, trusted, hstsSeconds, isDevelopment } = options;
  setPlay(options.play);
  const figures = createSiteFigures(options.version);
  const middleware = listMiddleware(options, figures);
  const admitConnection = createConnectionLimits((address) => !trusted.has(address));
  hookServers({
    admit: (server, socket) => {
      hardenServer(server);
      limitRequestTime(server);
      return admitConnection(server, socket);
    },
    // Hot reloading uses a socket.
    upgrade: isDevelopment ? undefined : refuseUpgrade,
    answer: (request, response, handle) => {
      const { scheme, movedTo, fault } = readRequest(request, trusted);
      const facts = { isSecure: scheme === 'https', hstsSeconds, isPolicyNeeded: !isDevelopment };
      const { collect, send } = observeResponse(response, () => completeHeaders(request, response, facts));
      const runOutside = AsyncLocalStorage.snapshot();
      const exchange: SiteExchange = {
        request,
        response,
        scheme,
        movedTo,
        fault,
        send,
        renderByFramework: () => collect(() => handle(request, response)),
        renderPage: (path, headers) => runOutside(() => renderInside(handle, path, headers)),
      };
      runMiddleware(middleware, exchange).catch((error: unknown) => failPlainly(response, error));
    },
  });
  await startTelemetry(options, () => figures.collect(apiUrl));
}
