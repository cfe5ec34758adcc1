import { steadyNow } from '@vvoz/api/visitor/steadyClock';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { findErrorText } from '../errors/errorTexts.ts';
import { createCostLimits, createVisitorLimits, findCost, findKind } from '../limits/visitorLimits.ts';
import type { WholeDocument } from '../exchange/exchange.ts';
import { renderErrorPage, type FormatBare } from './errorPages.ts';
import { respondWith, type Middleware, type SiteExchange } from './middleware.ts';

const STATUS = 429;
/** How long the page of a refusal is cached, ms. Rendering it for each refusal would cost more than the refused request. */
const PAGE_MS = 60_000;

const JSON_BODY = JSON.stringify({
  error: {
    code: 'too_many',
    message: 'Too many requests from this address; try again later',
    messageRu: 'слишком много запросов с вашего адреса, попробуйте позже',
  },
});

const formatSeconds = (waitMs: number): string => String(Math.max(1, Math.ceil(waitMs / 1000)));

function sendJson(response: ServerResponse): void {
  response.writeHead(STATUS, {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  response.end(JSON_BODY);
}

/**
 * Finds the limit key of the visitor who sends a request; undefined for this machine or a gateway that names nobody. A gateway
 * sends nothing for itself: whom it names is a visitor, even one of our own network.
 */
export function findLimitKey(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isVisitor: (address: string) => boolean,
): string | undefined {
  const visitor = headers[VISITOR_HEADER];
  const isNamed = headers['x-forwarded-for'] !== undefined;
  return typeof visitor === 'string' && (isNamed || isVisitor(visitor)) ? toLimitKey(visitor) : undefined;
}

export interface LimitOptions {
  readonly isVisitor: (address: string) => boolean;
  readonly formatBare: FormatBare;
}

/**
 * Creates the middleware that answers 429 with Retry-After to a request above its visitor's limits. Requests without a visitor
 * are not limited: they come from this machine or a gateway, and name nobody.
 */
export function createVisitorLimiter(
  { isVisitor, formatBare }: LimitOptions,
  now: () => number = steadyNow,
): Middleware {
  const admit = createVisitorLimits(now);
  const admitCostly = createCostLimits(now);
  let cached: { readonly page: Promise<WholeDocument>; readonly until: number } | undefined;

  /** The error page of 429, the same for every visitor: it is rendered without any header of theirs. */
  function getPage({ request, renderPage }: SiteExchange): Promise<WholeDocument> {
    if (cached && cached.until > now()) return cached.page;
    const anybody = Object.assign(Object.create(request) as typeof request, { headers: {} });
    const failure = { status: STATUS, message: findErrorText(STATUS).message };
    const page = renderErrorPage({ request: anybody, renderPage }, failure, formatBare);
    cached = { page, until: now() + PAGE_MS };
    return page;
  }

  return async function limitVisitors(exchange, next) {
    const { request, response } = exchange;
    const kind = findKind(request.url ?? '/');
    const key = findLimitKey(request, isVisitor);
    if (kind === undefined || key === undefined) return next();
    const { waitMs, release } = admit(kind, key);
    const costKind = waitMs === 0 ? findCost(request.url ?? '/') : undefined;
    const costly = costKind && admitCostly(costKind, key);
    // One listener: with one more a response would have more than Node expects, and Node writes a warning into the log.
    response.once('close', () => {
      release();
      costly?.release();
    });
    const longest = Math.max(waitMs, costly?.waitMs ?? 0);
    if (longest === 0) return next();
    response.setHeader('retry-after', formatSeconds(longest));
    if (kind !== 'pages') return sendJson(response);
    respondWith(exchange, STATUS, await getPage(exchange));
  };
}
