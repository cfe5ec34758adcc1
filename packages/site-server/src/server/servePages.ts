import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import { findKind } from '../limits/visitorLimits.ts';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';
import { createPageCache, type CachedPage } from './createPageCache.ts';
import { POLICY_HEADER } from '../security/scriptHashes.ts';
import { respondWith, type Middleware, type SiteExchange } from './middleware.ts';

/** Headers that are the same for each visitor of a page. Others come from the request or the server. */
const CACHED_HEADERS = [
  'content-type',
  POLICY_HEADER,
  'cache-control',
  'etag',
  'link',
  'reporting-endpoints',
  'vary',
];

/** Longer addresses are not typed or linked, and their keys would fill the cache. */
const MAX_URL = 2000;

/** Files may be too long to hold in memory. A dot alone does not make a file: `/volkswagen/id.4-crozz`. */
const FILE = /\.(?:ico|ics|js|json|svg|txt|xml|yml)$/i;

/** True for addresses of pages. */
const isPagePath = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return findKind(path) === 'pages' && !FILE.test(path);
};

const isPage = ({ method = '', url = '/' }: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(method) && isPagePath(url);

/** True for a response that every visitor may get: whole, current and not guarded. */
const isForEveryone = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  response.getHeader('cache-control') === PAGE_CACHE &&
  !response.hasHeader('set-cookie');

function selectHeaders(response: ServerResponse): OutgoingHttpHeaders {
  const all = response.getHeaders();
  return Object.fromEntries(
    CACHED_HEADERS.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]),
  );
}

/** Makes a page of the document that was rendered, when every visitor may get it. */
function createPage({ response, document, pageKind }: SiteExchange): CachedPage | undefined {
  if (!document || !isForEveryone(response)) return undefined;
  // The framework names headers that never reach it.
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', `W/"${hash('sha1', document.plain, 'base64url')}"`);
  return { body: document, headers: selectHeaders(response), pageKind };
}

/**
 * Creates the middleware that keeps pages that are the same for everyone for some seconds (`createPageCache`). The key is
 * scheme, host name, path and query.
 * @param hasOwnPage true for requests whose page may differ from that of others
 * @param addPage called for each page that may be for everyone
 */
export function createPageServer(
  hasOwnPage: (headers: IncomingHttpHeaders) => boolean,
  addPage: (from: 'memory' | 'rendering') => void,
  clock?: () => number,
): Middleware {
  const cache = createPageCache(clock);
  return async function servePages(exchange, next) {
    const { request, response } = exchange;
    const { headers, url = '/' } = request;
    // Without this header the framework does not compress.
    if (isPage(request) || request.method === 'POST') delete headers['accept-encoding'];
    if (!isPage(request) || url.length > MAX_URL || hasOwnPage(headers)) return next();
    // The framework renders nothing for HEAD. Node sends no body to it.
    request.method = 'GET';
    const key = `${headers['x-forwarded-proto'] ?? ''} ${headers.host ?? ''} ${url}`;
    const cached = await cache.find(key);
    addPage(cached ? 'memory' : 'rendering');
    if (cached) {
      exchange.pageKind = cached.pageKind;
      respondWith(exchange, 200, cached);
      const requestId = headers[REQUEST_ID_HEADER];
      if (requestId !== undefined) response.setHeader(REQUEST_ID_HEADER, requestId);
      return;
    }
    const finish = cache.begin(key);
    let page: CachedPage | undefined;
    try {
      await next();
      page = createPage(exchange);
    } finally {
      finish(page);
    }
  };
}
