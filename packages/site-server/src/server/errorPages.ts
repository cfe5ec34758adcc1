import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { OLD_PAGE_CACHE, PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import { ERROR_HEADERS, ERROR_PAGE_PATH, formatErrorHeaders } from '../errors/errorHeaders.ts';
import { findErrorText } from '../errors/errorTexts.ts';
import { readFailedUrl, readPageFailure, type PageFailure } from '../errors/readPageFailure.ts';
import type { WholeDocument } from '../exchange/exchange.ts';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';
import { writeLog } from '../log/writeLog.ts';
import { createPageBody } from '../pages/createPageBody.ts';
import { respondWith, dropHeaders, type Middleware, type SiteExchange } from './middleware.ts';
import { REDIRECT_CACHE } from './redirectCache.ts';

/** After how many seconds a client may request a page of a failing backend again. */
const RETRY_AFTER_SECONDS = '30';

/**
 * The visitor's headers that the error page depends on. The others are not passed: all of the visitor's headers, together
 * with those added here, could exceed what the framework expects.
 */
const PASSED_HEADERS = [
  'host',
  'user-agent',
  'x-forwarded-host',
  'x-forwarded-proto',
  REQUEST_ID_HEADER,
  TRACEPARENT_HEADER,
];
const MAX_PASSED = 500;

const selectPassed = ({ headers }: IncomingMessage): IncomingHttpHeaders =>
  Object.fromEntries(
    PASSED_HEADERS.map((name) => [name, headers[name]]).filter(
      ([, value]) => value !== undefined && value.length <= MAX_PASSED,
    ),
  ) as IncomingHttpHeaders;

/** Formats a minimal page for the case that the error page fails too. */
export type FormatBare = (failure: PageFailure) => string;

/** Renders the error page for a request. Never throws. */
export async function renderErrorPage(
  { request, renderPage }: Pick<SiteExchange, 'request' | 'renderPage'>,
  failure: PageFailure,
  formatBare: FormatBare,
): Promise<WholeDocument> {
  const passed = { ...selectPassed(request), ...formatErrorHeaders(failure) };
  const page = await renderPage(ERROR_PAGE_PATH, passed).catch((error: unknown) => {
    writeLog({ level: 'error', message: 'Error page failed', detail: String(error), path: request.url });
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return { body: createPageBody(Buffer.from(formatBare(failure))), headers };
  });
  return {
    body: page.body,
    headers: {
      ...page.headers,
      'cache-control': 'private, no-store',
      ...(failure.status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    },
  };
}

/** True for scripts and styles. An open page may request those of an earlier deployment, and no visitor sees the answer. */
const isAsset = ({ url }: IncomingMessage): boolean => url?.startsWith('/_next/') ?? false;

/** Returns the status that Next chose. For 500, which Next gives to every error, the failure is that of the error itself. */
function selectFailure(status: number, error: unknown): PageFailure {
  if (status === 500 && error !== undefined) return readPageFailure(error);
  return { status, message: findErrorText(status).message };
}

/** Logs status, address, path and visitor of a failed page. A failure that the visitor caused is not logged as an error. */
function reportErrorPage({ request, response, error }: SiteExchange, failure: PageFailure): void {
  writeLog({
    level: failure.status < 500 ? 'info' : 'error',
    message: `Page error ${failure.status}: ${failure.message}`,
    status: failure.status,
    detail: error instanceof Error ? error.message : undefined,
    url: readFailedUrl(error) ?? request.url,
    path: request.url?.split('?', 1)[0],
    ip: request.headers[VISITOR_HEADER] as string | undefined,
    requestId: response.getHeader(REQUEST_ID_HEADER) as string | undefined,
  });
}

/** Marks a page with the last good content, so that caches and search engines do not take it for current. */
function markUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  if (response.getHeader('cache-control') === PAGE_CACHE) response.setHeader('cache-control', OLD_PAGE_CACHE);
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
}

export interface ErrorPageOptions {
  /** True when an error document stays as it is, such as the development server's explanation of an error. */
  readonly keeps?: ((status: number) => boolean) | undefined;
  readonly formatBare: FormatBare;
}

/**
 * Creates the middleware that replaces an error document. Next renders an error as a document that is blank without scripts,
 * because React cannot render error boundaries on the server. It becomes the error page, an ordinary page, with the right
 * status. A page with old content becomes a 503, a page of an old address a redirect.
 */
export function createErrorPages({ keeps, formatBare }: ErrorPageOptions): Middleware {
  return async function replaceErrors(exchange, next) {
    const { request, response } = exchange;
    if (isAsset(request)) return next();
    // Only this process asks for the error page.
    for (const name of ERROR_HEADERS) delete request.headers[name];
    await next();
    if (exchange.document === undefined || request.socket.destroyed) return;
    const status = response.statusCode;
    if (status < 300 && exchange.movedTo !== undefined) {
      dropHeaders(response);
      const headers = { location: exchange.movedTo, 'cache-control': REDIRECT_CACHE };
      respondWith(exchange, 308, { headers, body: createPageBody(Buffer.alloc(0)) });
    } else if (status < 400) {
      if (exchange.isStale) markUnavailable(response);
      if (exchange.isGuarded) response.setHeader('cache-control', 'private, no-cache');
    } else if (!exchange.isOwnPage && !keeps?.(status)) {
      const failure = selectFailure(status, exchange.error);
      reportErrorPage(exchange, failure);
      const page = await renderErrorPage(exchange, failure, formatBare);
      dropHeaders(response);
      respondWith(exchange, failure.status, page);
    }
  };
}
