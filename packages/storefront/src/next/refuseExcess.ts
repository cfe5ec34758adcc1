import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { takesGzip } from '../compression/takesGzip.ts';
import { findErrorText } from '../errors/errorTexts.ts';
import { fetchErrorPage } from './fetchErrorPage.ts';
import type { OwnPage } from './fetchOwnPage.ts';
import { createVisitorLimits, findKind } from './visitorLimits.ts';

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

/**
 * Creates the function that answers 429 with Retry-After to a request above its visitor's limits. It returns false when the
 * request may go on. Requests without a visitor are not limited: they come from this machine or a gateway.
 */
export function createExcessRefusal(isVisitor: (address: string) => boolean, now: () => number = Date.now) {
  const admit = createVisitorLimits(now);
  let kept: { readonly page: Promise<OwnPage & { gzip: Buffer }>; readonly until: number } | undefined;

  /** The error page of 429, the same for every visitor: it is requested without any header of theirs. */
  function getPage({ socket, url }: IncomingMessage) {
    if (kept && kept.until > now()) return kept.page;
    const failure = { status: STATUS, message: findErrorText(STATUS).message };
    const page = fetchErrorPage({ headers: {}, socket, url } as IncomingMessage, failure).then((fetched) => ({
      ...fetched,
      gzip: gzipSync(fetched.body),
    }));
    kept = { page, until: now() + PAGE_MS };
    return page;
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, retryAfter: string) {
    const { headers, body, gzip } = await getPage(request);
    const encoded = takesGzip(request.headers)
      ? { 'content-encoding': 'gzip', 'content-length': gzip.length }
      : {};
    response.writeHead(STATUS, {
      ...headers,
      vary: 'accept-encoding',
      'retry-after': retryAfter,
      ...encoded,
    });
    if (request.method === 'HEAD') response.end();
    else response.end(takesGzip(request.headers) ? gzip : body);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const kind = findKind(request.url ?? '/');
    const visitor = request.headers[VISITOR_HEADER];
    if (kind === undefined || typeof visitor !== 'string' || !isVisitor(visitor)) return false;
    const { waitMs, release } = admit(kind, toLimitKey(visitor));
    response.once('close', release);
    if (waitMs === 0) return false;
    const retryAfter = formatSeconds(waitMs);
    if (kind === 'pages') void sendPage(request, response, retryAfter);
    else {
      response.writeHead(STATUS, {
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'retry-after': retryAfter,
      });
      response.end(JSON_BODY);
    }
    return true;
  };
}
