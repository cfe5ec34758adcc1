import type { IncomingMessage, ServerResponse } from 'node:http';
import { GATEWAY_OLD_PAGE_CACHE, GATEWAY_PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { runWithDeadline } from '../data/deadline.ts';
import { ERROR_HEADERS } from '../errors/errorHeaders.ts';
import { findErrorText } from '../errors/errorTexts.ts';
import { readFailedUrl, readPageFailure, type PageFailure } from '../errors/readPageFailure.ts';
import { runInExchange, type Exchange } from '../log/exchange.ts';
import { writeLog } from '../log/writeLog.ts';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';
import { REDIRECT_CACHE } from '../site/redirectCache.ts';
import { fetchErrorPage, isOwnRequest, RETRY_AFTER_SECONDS } from './fetchErrorPage.ts';
import { setNamedHeaders } from './setNamedHeaders.ts';

/** True for scripts and styles. An open page may request those of an earlier deployment, and no visitor sees the answer. */
const isAsset = ({ url }: IncomingMessage): boolean => url?.startsWith('/_next/') ?? false;

/** How long the error page waits for data that it can do without, ms. */
const ERROR_PAGE_WAIT_MS = 250;

/** True for calls of scripts and for pictures. Each has its own time limit: no visitor sees an empty page meanwhile. */
const isCall = ({ url = '' }: IncomingMessage): boolean =>
  url.startsWith('/api/') || url.startsWith('/pictures/');

const isDocument = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** Returns the status that Next chose. For 500, which Next gives to every error, the failure is that of the error itself. */
function selectFailure(status: number, error: unknown): PageFailure {
  if (status === 500 && error !== undefined) return readPageFailure(error);
  return { status, message: findErrorText(status).message };
}

/** Marks an answer with the last good content, so that caches and search engines do not take it for current. */
function markUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  if (response.getHeader('cache-control') === GATEWAY_PAGE_CACHE)
    response.setHeader('cache-control', GATEWAY_OLD_PAGE_CACHE);
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
}

/** Logs status, address, path and visitor of a failed page. A failure that the visitor caused is not logged as an error. */
function reportErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  failure: PageFailure,
  error: unknown,
) {
  writeLog({
    level: failure.status < 500 ? 'info' : 'error',
    message: `The page was answered with ${failure.status}: ${failure.message}`,
    status: failure.status,
    detail: error instanceof Error ? error.message : undefined,
    url: readFailedUrl(error) ?? request.url,
    path: request.url?.split('?', 1)[0],
    ip: request.headers[VISITOR_HEADER] as string | undefined,
    requestId: response.getHeader(REQUEST_ID_HEADER) as string | undefined,
  });
}

export interface DocumentOptions {
  /** What the page's code reports about the answer. */
  readonly exchange: Exchange;
  /** How long a page may wait for the backend, ms. */
  readonly pageWaitMs: number;
  /** True when an error document stays as it is, such as the development server's explanation of an error. */
  readonly keeps?: (status: number) => boolean;
  /** The page's own address, when the request used an old one. */
  readonly movedTo?: string | undefined;
}

const keepsNothing = (): boolean => false;

/**
 * Answers a request through `handle`, Next's server. Next renders an error as a document that is blank without scripts,
 * because React cannot render error boundaries on the server. This function replaces such a document with the error page,
 * an ordinary page, and the right status.
 * The backend calls of a page share a time limit.
 */
export function answerWithErrorPages(
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => void,
  { exchange, pageWaitMs, keeps = keepsNothing, movedTo }: DocumentOptions,
): void {
  if (isAsset(request)) return handle();
  if (isOwnRequest(request)) return runWithDeadline(ERROR_PAGE_WAIT_MS, handle);
  for (const name of ERROR_HEADERS) delete request.headers[name];
  const original = {
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  let isReplaced: boolean | undefined;

  async function replace(): Promise<void> {
    const failure = selectFailure(response.statusCode, exchange.error);
    reportErrorPage(request, response, failure, exchange.error);
    if (request.socket.destroyed) return;
    const page = await fetchErrorPage(request, failure);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    original.writeHead(failure.status, page.headers);
    original.end(request.method === 'HEAD' ? undefined : page.body);
  }
  function redirect(address: string): void {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    original.writeHead(308, { location: address, 'cache-control': REDIRECT_CACHE });
    original.end();
  }
  /** Decides once, when the headers are about to be sent. */
  function decide(): boolean {
    // The visitor has left, or this is not a page.
    if (request.socket.destroyed || !isDocument(response)) return false;
    if (response.statusCode < 300 && movedTo !== undefined) {
      redirect(movedTo);
      return true;
    }
    if (response.statusCode < 400) {
      if (exchange.isStale) markUnavailable(response);
      if (exchange.isGuarded) response.setHeader('cache-control', 'private, no-cache');
      return false;
    }
    if (exchange.isOwnPage || keeps(response.statusCode)) return false;
    void replace();
    return true;
  }
  const takesOver = (): boolean => (isReplaced ??= decide());

  Object.assign(response, {
    end: (...args: Parameters<typeof original.end>) => (takesOver() ? response : original.end(...args)),
    flushHeaders: () => void (takesOver() || original.flushHeaders()),
    write: (...args: Parameters<typeof original.write>) => takesOver() || original.write(...args),
    writeHead: (...args: Parameters<typeof original.writeHead>) => {
      response.statusCode = args[0];
      const areNamed = setNamedHeaders(response, args.at(-1));
      if (takesOver()) return response;
      // The decision may have changed the headers that were just set.
      if (areNamed) return original.writeHead(response.statusCode);
      args[0] = response.statusCode;
      return original.writeHead(...args);
    },
  });
  runInExchange(exchange, () => (isCall(request) ? handle() : runWithDeadline(pageWaitMs, handle)));
}
