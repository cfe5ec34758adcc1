import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import { createPageBody, gzipOnce, type PageBody } from '../compression/pageBody.ts';
import { takesGzip } from '../compression/takesGzip.ts';
import { FORM_HEADER } from '../leads/answeredForms.ts';
import type { Exchange } from '../log/exchange.ts';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';
import { writeLog } from '../log/writeLog.ts';
import { holdPage, type SendPage } from '../next/holdPage.ts';
import { findKind } from '../next/visitorLimits.ts';
import { createNonce, POLICY_HEADER, readNonce } from '../security/nonce.ts';
import { isRobot } from '../security/guards.ts';
import { createPageMemory } from './createPageMemory.ts';

/** Headers that are the same for each visitor of a page, but for the nonce. Others come from the request or the server. */
const KEPT_HEADERS = ['content-type', POLICY_HEADER, 'cache-control', 'reporting-endpoints', 'vary', 'link'];

/** Longer addresses are not typed or linked, and their keys would fill the memory. */
const MAX_URL = 2000;

/** A page for any visitor. */
interface KeptPage {
  readonly bytes: number;
  readonly body: PageBody;
  /** With `nonce` in them. */
  readonly headers: OutgoingHttpHeaders;
  readonly nonce: string;
  readonly pageKind: string | undefined;
}

/** True for addresses of pages. An address with an extension is a file, which may be too long to hold in memory. */
const isDocumentPath = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return findKind(path) === 'pages' && !path.slice(path.lastIndexOf('/')).includes('.');
};

/**
 * Returns the key of a request's page. Undefined for requests that get a page of their own: those of robots, which some pages
 * refuse, and the server's own request for a form that was posted without scripts.
 */
function formatKey({ url = '/', headers }: IncomingMessage): string | undefined {
  if (url.length > MAX_URL || isRobot(headers['user-agent'] ?? '') || FORM_HEADER in headers)
    return undefined;
  return `${headers['x-forwarded-proto'] ?? ''} ${headers.host ?? ''} ${url}`;
}

/** True for an answer that every visitor may get: whole, current and not guarded. */
const isForEveryone = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  response.getHeader('cache-control') === PAGE_CACHE &&
  !response.hasHeader('set-cookie');

const replaceNonce = (headers: OutgoingHttpHeaders, from: string, to: string): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((text) => text.replaceAll(from, to))
        : String(value).replaceAll(from, to),
    ]),
  );

function selectHeaders(response: ServerResponse): OutgoingHttpHeaders {
  const all = response.getHeaders();
  return Object.fromEntries(
    KEPT_HEADERS.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]),
  );
}

/** Sends a page, compressed if the visitor takes that and it succeeds. */
async function sendBody(
  send: SendPage,
  isCompressed: boolean,
  { gzip, plain }: { readonly gzip: () => Promise<Buffer>; readonly plain: () => Buffer },
): Promise<void> {
  const compressed = isCompressed
    ? await gzip().catch((error: unknown) => {
        writeLog({ level: 'error', message: 'A page could not be compressed', detail: String(error) });
        return undefined;
      })
    : undefined;
  if (compressed) send(compressed, { 'content-encoding': 'gzip' });
  else send(plain());
}

/**
 * Creates the function that sends pages to visitors without a gateway. A page that was rendered for another visitor a few
 * seconds ago is sent from the memory, with a nonce of its own: then the function returns true. Otherwise it makes the
 * response send its page in one piece, compressed, and remember it when it is for everyone. The framework would compress
 * each piece of the stream by itself, which costs three times as much. Other answers are left to the framework.
 */
export function createPageSender(now: () => number = () => performance.now()) {
  const memory = createPageMemory<KeptPage>(now);

  function sendKept(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    const nonce = createNonce();
    for (const [name, value] of Object.entries(replaceNonce(page.headers, page.nonce, nonce)))
      if (value !== undefined) response.setHeader(name, value);
    response.setHeader(REQUEST_ID_HEADER, String(request.headers[REQUEST_ID_HEADER]));
    const send: SendPage = (body, headers = {}) =>
      void response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    void sendBody(send, takesGzip(request.headers), {
      gzip: () => page.body.gzip(nonce),
      plain: () => page.body.fill(nonce),
    });
  }

  return function sendPage(request: IncomingMessage, response: ServerResponse, exchange: Exchange): boolean {
    if (request.method !== 'GET' || !isDocumentPath(request.url ?? '/')) return false;
    const key = formatKey(request);
    const kept = key === undefined ? undefined : memory.find(key);
    if (kept) {
      exchange.pageKind = kept.pageKind;
      sendKept(request, response, kept);
      return true;
    }
    const begunAt = now();
    const isCompressed = takesGzip(request.headers);
    // Without this header the framework does not compress.
    delete request.headers['accept-encoding'];
    holdPage(response, {
      finish: async (page, send) => {
        response.appendHeader('vary', 'accept-encoding');
        const nonce = readNonce(String(response.getHeader(POLICY_HEADER)));
        const body = nonce === undefined ? undefined : createPageBody(page, nonce);
        if (body && nonce !== undefined && key !== undefined && isForEveryone(response)) {
          const { pageKind } = exchange;
          const headers = selectHeaders(response);
          memory.keep(key, { bytes: body.bytes, body, headers, nonce, pageKind }, begunAt);
        }
        await sendBody(send, isCompressed && page.length > 0, {
          gzip: () => (body && nonce !== undefined ? body.gzip(nonce) : gzipOnce(page)),
          plain: () => page,
        });
      },
    });
    return false;
  };
}
